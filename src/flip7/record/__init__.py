"""A game as a file: the record, how it is read, replayed, and written as one plays."""

from flip7.record.document import FORMAT, Record, Start
from flip7.record.errors import NotJson, RecordError
from flip7.record.files import write_atomically
from flip7.record.game import Game
from flip7.record.reader import read_documents
from flip7.record.replay import outcome, replay, replay_record
from flip7.record.saves import DamagedSave, Keeper, SavedGames, dump, load

__all__ = [
    "FORMAT",
    "DamagedSave",
    "Game",
    "Keeper",
    "NotJson",
    "Record",
    "RecordError",
    "SavedGames",
    "Start",
    "dump",
    "load",
    "outcome",
    "read_documents",
    "replay",
    "replay_record",
    "write_atomically",
]
