#define _GNU_SOURCE
#include "CLineEditor.h"
#include "TerminalModes.h"
#include "Text.h"

#include <errno.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct TheseusLineEditor {
  EditLine *line;
  HistoryW *history;
  /// What the prompt callback returns at each redraw; never null.
  wchar_t *prompt;
  /// UTF-8 handed out last: a line that was read, or the text before the cursor.
  char *text;
  TheseusTabFunction tab;
  void *tab_context;
  /// Where the line and the cursor stood after the last Tab; a second Tab finds them so.
  long tab_length, tab_cursor;
  bool tab_is_second;
  /// A byte that was read behind a broken UTF-8 sequence, or -1.
  int pending;
  /// Whether the terminal was told to mark what is pasted.
  bool marks_pastes;
};

// MARK: - Callbacks of libedit

static TheseusLineEditor *editor_of(EditLine *line) {
  void *data = NULL;
  el_wget(line, EL_CLIENTDATA, &data);
  return data;
}

static wchar_t *current_prompt(EditLine *line) { return editor_of(line)->prompt; }

static void write_directly(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

static void mark_pastes(TheseusLineEditor *editor, bool marks) {
  if (editor->marks_pastes == marks) return;
  editor->marks_pastes = marks;
  write_directly(marks ? "\033[?2004h" : "\033[?2004l");
}

/// Makes the terminal raw, and lets it mark what is pasted.
static void prepare(TheseusLineEditor *editor) {
  el_wset(editor->line, EL_PREP_TERM, 1);
  mark_pastes(editor, true);
}

/// Draws prompt and line anew from the start of the row on which the cursor is.
static void redraw(TheseusLineEditor *editor) {
  write_directly("\r\033[J");
  el_wset(editor->line, EL_REFRESH);
}

/// Waits for a byte; 1, 0 at the end, -1 when interrupted or broken.
static int next_byte(TheseusLineEditor *editor, unsigned char *byte) {
  if (editor->pending >= 0) {
    *byte = (unsigned char)editor->pending;
    editor->pending = -1;
    return 1;
  }
  for (;;) {
    switch (theseus_wait_for_input(STDIN_FILENO)) {
    case TheseusWaitResultInterrupted:
      errno = EINTR;
      return -1;
    case TheseusWaitResultResized:
      // After a stop the shell that we came from may have changed the modes: back to cooked, then raw again.
      el_wset(editor->line, EL_PREP_TERM, 0);
      editor->marks_pastes = false;
      prepare(editor);
      el_resize(editor->line);
      redraw(editor);
      continue;
    case TheseusWaitResultReadable:
      break;
    }
    ssize_t count = read(STDIN_FILENO, byte, 1);
    if (count >= 0) return (int)count;
    if (errno != EINTR && errno != EAGAIN) return -1;
  }
}

/// libedit's EL_GETCFN: one character of UTF-8, whatever the locale is.
static int read_character(EditLine *line, wchar_t *character) {
  TheseusLineEditor *editor = editor_of(line);
  unsigned char bytes[4];
  int status = next_byte(editor, &bytes[0]);
  if (status != 1) return status;
  int length = theseus_utf8_length(bytes[0]);
  if (length == 0) {
    *character = 0xFFFD;
    return 1;
  }
  for (int index = 1; index < length; index += 1) {
    status = next_byte(editor, &bytes[index]);
    if (status != 1) return status;
    if ((bytes[index] & 0xC0) != 0x80) {
      editor->pending = bytes[index];
      *character = 0xFFFD;
      return 1;
    }
  }
  *character = theseus_utf8_decode(bytes, length);
  return 1;
}

/// Text that a paste brings, without what a terminal could take for a command.
static bool belongs_in_line(wchar_t character) {
  if (character == L'\n' || character == L'\t') return true;
  return character >= 0x20 && !(character >= 0x7F && character < 0xA0);
}

/// Bound to the start of a bracketed paste: takes everything up to its end as text, newlines included.
static unsigned char on_paste(EditLine *line, int key) {
  (void)key;
  static const wchar_t ending[] = L"\033[201~";
  const size_t ending_length = sizeof ending / sizeof ending[0] - 1;
  size_t capacity = 1024;
  size_t count = 0;
  wchar_t *pasted = malloc(capacity * sizeof *pasted);
  if (pasted == NULL) return CC_ERROR;
  wchar_t character;
  while (el_wgetc(line, &character) == 1) {
    if (count + 2 > capacity) {
      wchar_t *larger = realloc(pasted, capacity * 2 * sizeof *pasted);
      if (larger == NULL) break;
      pasted = larger;
      capacity *= 2;
    }
    pasted[count++] = character;
    if (count >= ending_length && wmemcmp(pasted + count - ending_length, ending, ending_length) == 0) {
      count -= ending_length;
      break;
    }
  }
  size_t used = 0;
  for (size_t index = 0; index < count; index += 1) {
    wchar_t next = pasted[index];
    if (next == L'\r') {
      if (index + 1 < count && pasted[index + 1] == L'\n') continue;
      next = L'\n';
    }
    if (belongs_in_line(next)) pasted[used++] = next;
  }
  // Enter runs it: a newline at the end would only add an empty line.
  while (used > 0 && pasted[used - 1] == L'\n') used -= 1;
  pasted[used] = 0;
  el_winsertstr(line, pasted);
  free(pasted);
  return CC_REFRESH;
}

static void keep_text(TheseusLineEditor *editor, const wchar_t *text, size_t length) {
  char *encoded = theseus_utf8_from_wide(text, length);
  if (encoded == NULL) return;
  free(editor->text);
  editor->text = encoded;
}

static unsigned char on_tab(EditLine *line, int key) {
  (void)key;
  TheseusLineEditor *editor = editor_of(line);
  const LineInfoW *info = el_wline(line);
  editor->tab_is_second =
      editor->tab_length == info->lastchar - info->buffer && editor->tab_cursor == info->cursor - info->buffer;
  TheseusTabResult result = editor->tab == NULL ? TheseusTabResultNothing : editor->tab(editor, editor->tab_context);
  info = el_wline(line);
  editor->tab_length = info->lastchar - info->buffer;
  editor->tab_cursor = info->cursor - info->buffer;
  switch (result) {
  case TheseusTabResultNothing:
    return CC_ERROR;
  case TheseusTabResultChanged:
    return CC_REFRESH;
  case TheseusTabResultListed:
    return CC_NORM;
  }
  return CC_NORM;
}

// MARK: - Making an editor

/// Bindings that a user's `.editrc` may change.
static void bind_defaults(EditLine *line) {
  static const wchar_t *const bindings[][2] = {
      {L"^R", L"em-inc-search-prev"},   {L"^W", L"ed-delete-prev-word"},  {L"\\eb", L"ed-prev-word"},
      {L"\\ef", L"em-next-word"},       {L"\\e[1;5D", L"ed-prev-word"},   {L"\\e[1;5C", L"em-next-word"},
      {L"\\e[1;3D", L"ed-prev-word"},   {L"\\e[1;3C", L"em-next-word"},   {L"\\e[3~", L"ed-delete-next-char"},
      {L"\\e[H", L"ed-move-to-beg"},    {L"\\e[F", L"ed-move-to-end"},    {L"\\e[1~", L"ed-move-to-beg"},
      {L"\\e[4~", L"ed-move-to-end"},   {L"\\eOH", L"ed-move-to-beg"},    {L"\\eOF", L"ed-move-to-end"},
  };
  for (size_t index = 0; index < sizeof bindings / sizeof bindings[0]; index += 1) {
    el_wset(line, EL_BIND, bindings[index][0], bindings[index][1], NULL);
  }
}

/// Bindings without which a paste would run line by line, or Tab would insert a tab; for both of vi's key maps.
static void bind_required(EditLine *line) {
  el_wset(line, EL_BIND, L"^I", L"theseus-complete", NULL);
  el_wset(line, EL_BIND, L"\\e[200~", L"theseus-paste", NULL);
  el_wset(line, EL_BIND, L"-a", L"\\e[200~", L"theseus-paste", NULL);
}

/// A new libedit on standard input and output; null where it does not know the terminal's type.
static EditLine *make_line(const char *program) {
  // `el_init` complains about an unknown terminal on its error stream; we answer by reading lines plainly.
  FILE *silent = fopen("/dev/null", "w");
  if (silent == NULL) return NULL;
  theseus_modes_begin();
  EditLine *line = el_init(program, stdin, stdout, silent);
  if (line != NULL && el_wset(line, EL_TERMINAL, getenv("TERM")) != 0) {
    el_end(line);
    line = NULL;
    theseus_modes_end();
  }
  if (line != NULL) el_wset(line, EL_SETFP, 2, stderr);
  fclose(silent);
  return line;
}

TheseusLineEditor *theseus_line_editor_make(const char *program, int history_size) {
  TheseusLineEditor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->pending = -1;
  editor->prompt = calloc(1, sizeof *editor->prompt);
  editor->text = calloc(1, 1);
  editor->history = history_winit();
  editor->line = make_line(program);
  if (editor->prompt == NULL || editor->text == NULL || editor->history == NULL || editor->line == NULL) {
    theseus_line_editor_free(editor);
    return NULL;
  }
  EditLine *line = editor->line;
  HistEventW event;
  // Without a size there is no history at all.
  history_w(editor->history, &event, H_SETSIZE, history_size);
  history_w(editor->history, &event, H_SETUNIQUE, 1);
  el_wset(line, EL_CLIENTDATA, editor);
  el_wset(line, EL_SIGNAL, 0);
  el_wset(line, EL_GETCFN, read_character);
  el_wset(line, EL_HIST, history_w, editor->history);
  el_wset(line, EL_PROMPT_ESC, current_prompt, (wchar_t)L'\1');
  // The order matters: binding a key to a function that is not there yet corrupts the heap, and `.editrc` may do it.
  el_wset(line, EL_ADDFN, L"theseus-complete", L"Complete the word before the cursor", on_tab);
  el_wset(line, EL_ADDFN, L"theseus-paste", L"Insert pasted text", on_paste);
  el_wset(line, EL_EDITOR, L"emacs");
  bind_defaults(line);
  el_source(line, NULL);
  bind_required(line);
  return editor;
}

void theseus_line_editor_free(TheseusLineEditor *editor) {
  if (editor->line != NULL) {
    mark_pastes(editor, false);
    el_end(editor->line);
    theseus_modes_end();
  }
  if (editor->history != NULL) history_wend(editor->history);
  free(editor->prompt);
  free(editor->text);
  free(editor);
}

void theseus_line_editor_set_prompt(TheseusLineEditor *editor, const char *prompt) {
  wchar_t *wide = theseus_wide_from_utf8(prompt);
  if (wide == NULL) return;
  free(editor->prompt);
  editor->prompt = wide;
}

void theseus_line_editor_set_tab(TheseusLineEditor *editor, TheseusTabFunction function, void *context) {
  editor->tab = function;
  editor->tab_context = context;
}

// MARK: - Reading

TheseusReadResult theseus_line_editor_read(TheseusLineEditor *editor) {
  editor->tab_length = editor->tab_cursor = -1;
  theseus_interrupt_clear();
  // Raw before the prompt is seen: a key typed at once would otherwise be echoed by the terminal.
  prepare(editor);
  int count = 0;
  const wchar_t *line = el_wgets(editor->line, &count);
  if (line == NULL || count <= 0) {
    if (!theseus_interrupt_is_requested()) mark_pastes(editor, false);
    // Ctrl-C leaves the cursor in the line, Ctrl-D behind an echo: neither ends the line.
    write_directly("\n");
    if (!theseus_interrupt_is_requested()) return TheseusReadResultEnd;
    theseus_interrupt_clear();
    editor->pending = -1;
    el_reset(editor->line);
    return TheseusReadResultInterrupted;
  }
  size_t length = (size_t)count;
  if (line[length - 1] == L'\n') length -= 1;
  keep_text(editor, line, length);
  // What is typed or pasted while the input runs waits for the next prompt, whole and without an echo in what is printed.
  prepare(editor);
  return TheseusReadResultLine;
}

const char *theseus_line_editor_line(TheseusLineEditor *editor) { return editor->text; }

void theseus_line_editor_remember(TheseusLineEditor *editor, const char *entry) {
  wchar_t *wide = theseus_wide_from_utf8(entry);
  if (wide == NULL) return;
  HistEventW event;
  history_w(editor->history, &event, H_ENTER, wide);
  free(wide);
}

// MARK: - Inside the Tab function

const char *theseus_line_editor_text_before_cursor(TheseusLineEditor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  keep_text(editor, info->buffer, (size_t)(info->cursor - info->buffer));
  return editor->text;
}

bool theseus_line_editor_is_second_tab(TheseusLineEditor *editor) { return editor->tab_is_second; }

void theseus_line_editor_insert(TheseusLineEditor *editor, const char *text) {
  wchar_t *wide = theseus_wide_from_utf8(text);
  if (wide == NULL) return;
  el_winsertstr(editor->line, wide);
  free(wide);
}

void theseus_line_editor_delete_before_cursor(TheseusLineEditor *editor, int count) {
  const LineInfoW *info = el_wline(editor->line);
  long available = info->cursor - info->buffer;
  if (count > available) count = (int)available;
  if (count > 0) el_wdeletestr(editor->line, count);
}

void theseus_line_editor_print_below(TheseusLineEditor *editor, const char *text) {
  // The terminal is raw only as to its input: a newline still returns the carriage.
  write_directly("\r\n\033[J");
  write_directly(text);
  write_directly("\n");
  redraw(editor);
}
