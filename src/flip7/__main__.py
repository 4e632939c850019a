"""Lets ``python -m flip7`` be the command."""

from flip7.cli import main

if __name__ == "__main__":
    main()
