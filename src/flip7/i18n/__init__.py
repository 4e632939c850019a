"""Texts for people, in five languages; the sentences for what happens in a game are made here only."""

from flip7.i18n.catalogue import FACES, LANGUAGES, Catalogue, catalogue, language_of

__all__ = ["FACES", "LANGUAGES", "Catalogue", "catalogue", "language_of"]
