#ifndef THESEUS_TERMINAL_MODES_H
#define THESEUS_TERMINAL_MODES_H

/// Keeps the modes of the terminal, which the editing of lines changes until `theseus_modes_end`.
void theseus_modes_begin(void);
/// Forgets them: the terminal has them again.
void theseus_modes_end(void);
/// Gives the terminal back the modes that were kept, if any, where the program ends at once; safe inside a handler.
void theseus_modes_restore(void);

#endif
