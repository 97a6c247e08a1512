// Fixed-arity functions over libedit, and the few terminal facts that Swift cannot ask for itself because the
// C functions are variadic (`el_set`, `history`, `ioctl`) or need a signal handler.
//
// The wide interface of libedit is used throughout: the narrow one decodes with the locale at every redraw and
// crashes on a prompt that it cannot decode.
#ifndef THESEUS_LINE_EDITOR_H
#define THESEUS_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

#define THESEUS_CLOSED_ENUM __attribute__((enum_extensibility(closed)))

/// One line editor on standard input and output.
typedef struct TheseusLineEditor TheseusLineEditor;

/// How reading a line ended.
typedef enum THESEUS_CLOSED_ENUM TheseusReadResult {
  TheseusReadResultLine = 0,
  TheseusReadResultEnd = 1,
  TheseusReadResultInterrupted = 2,
} TheseusReadResult;

/// Why waiting for input ended.
typedef enum THESEUS_CLOSED_ENUM TheseusWaitResult {
  TheseusWaitResultReadable = 0,
  TheseusWaitResultInterrupted = 1,
  TheseusWaitResultResized = 2,
} TheseusWaitResult;

/// What the Tab function did to the line.
typedef enum THESEUS_CLOSED_ENUM TheseusTabResult {
  /// Nothing fits: a beep.
  TheseusTabResultNothing = 0,
  /// Text was inserted or removed.
  TheseusTabResultChanged = 1,
  /// Something was printed below the line, which has been drawn anew.
  TheseusTabResultListed = 2,
} TheseusTabResult;

/// Completes the line that is being edited; called while a line is read.
typedef TheseusTabResult (*TheseusTabFunction)(TheseusLineEditor *_Nonnull editor, void *_Nullable context);

// Locale and terminal.

/// Takes the user's character encoding, or C.UTF-8 where that is not UTF-8; says whether the user's own is UTF-8.
bool theseus_locale_prepare(void);
/// The width of the terminal in columns; 0 where the descriptor is not a terminal or does not say.
int theseus_terminal_columns(int descriptor);

// Signals. The only global state: two `sig_atomic_t`, and the modes of the terminal for those that end the program.

/// Installs handlers for SIGINT, SIGWINCH and SIGCONT that set a flag, without SA_RESTART, and ignores SIGPIPE.
void theseus_signals_install(void);
/// Makes a crash say that it is a defect of the program, and end it with status 70 instead of a signal.
void theseus_crashes_report(void);
/// Whether Ctrl-C was typed since the flag was cleared; cheap enough to be polled in a loop.
bool theseus_interrupt_is_requested(void);
/// Forgets a Ctrl-C.
void theseus_interrupt_clear(void);
/// Waits until the descriptor has input or one of the signals arrived, without a gap between look and wait.
/// Clears the resize flag when it reports it; leaves the interrupt flag set.
TheseusWaitResult theseus_wait_for_input(int descriptor);

// Threads.

/// Runs the function on a thread with this much stack (less where the system refuses), waits for its end, and keeps
/// the signals above away from the calling thread meanwhile. False if no thread could be made.
bool theseus_run_with_stack(size_t size, void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

// The editor.

/// Makes an editor on standard input and output; null where the terminal's type is unknown to the system.
TheseusLineEditor *_Nullable theseus_line_editor_make(const char *_Nonnull program, int history_size);
/// Ends the editor and frees its memory.
void theseus_line_editor_free(TheseusLineEditor *_Nonnull editor);
/// Sets the prompt (UTF-8; escape sequences between two `\1`; ends with a plain space).
void theseus_line_editor_set_prompt(TheseusLineEditor *_Nonnull editor, const char *_Nonnull prompt);
/// Sets what Tab calls.
void theseus_line_editor_set_tab(
    TheseusLineEditor *_Nonnull editor, TheseusTabFunction _Nullable function, void *_Nullable context);
/// Reads a line; `theseus_line_editor_line` has its text. Leaves the cursor at the start of a fresh line.
TheseusReadResult theseus_line_editor_read(TheseusLineEditor *_Nonnull editor);
/// The line that was read last, in UTF-8 without its newline; valid until the next call.
const char *_Nonnull theseus_line_editor_line(TheseusLineEditor *_Nonnull editor);
/// Adds an entry to the history that the arrow keys walk; it may have several lines.
void theseus_line_editor_remember(TheseusLineEditor *_Nonnull editor, const char *_Nonnull entry);

// Inside the Tab function.

/// The text before the cursor in UTF-8; valid until the next call.
const char *_Nonnull theseus_line_editor_text_before_cursor(TheseusLineEditor *_Nonnull editor);
/// Whether the Tab key was also the key before.
bool theseus_line_editor_is_second_tab(TheseusLineEditor *_Nonnull editor);
/// Inserts at the cursor.
void theseus_line_editor_insert(TheseusLineEditor *_Nonnull editor, const char *_Nonnull text);
/// Removes this many characters before the cursor.
void theseus_line_editor_delete_before_cursor(TheseusLineEditor *_Nonnull editor, int count);
/// Prints lines below the line that is being edited, then draws prompt and line again below them.
void theseus_line_editor_print_below(TheseusLineEditor *_Nonnull editor, const char *_Nonnull text);

#endif
