// A child process at a pseudo-terminal, for tests.
#ifndef THESEUS_PSEUDO_TERMINAL_H
#define THESEUS_PSEUDO_TERMINAL_H

/// Starts a program at a new terminal of this size; returns the terminal's other end, or -1.
int theseus_test_spawn(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    int columns, int rows, int *_Nonnull process);
/// Changes the size of the terminal, of which the kernel tells the program.
int theseus_test_resize(int terminal, int columns, int rows);
/// Waits for the end of the program; its exit status, 128 + signal, or -1 (and the program is killed) after the time.
int theseus_test_wait(int process, int milliseconds);

#endif
