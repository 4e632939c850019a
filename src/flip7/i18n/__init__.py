"""Texts for people, in five languages; the sentences for what happens in a game are made here only."""

from flip7.i18n.catalogue import FACES, LANGUAGES, Catalogue, catalogue, language_of
from flip7.i18n.safe import display_width, distinct_names, safe_name
from flip7.i18n.tell import tell, tell_batch
from flip7.i18n.voice import card_name

__all__ = [
    "FACES",
    "LANGUAGES",
    "Catalogue",
    "card_name",
    "catalogue",
    "display_width",
    "distinct_names",
    "language_of",
    "safe_name",
    "tell",
    "tell_batch",
]
