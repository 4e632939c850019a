"""The table in a terminal, on the whole screen: pictures are functions of state, events and options."""
