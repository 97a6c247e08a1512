#define _GNU_SOURCE
#include "CLineEditor.h"
#include "TerminalModes.h"

#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static bool codeset_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0;
}

bool theseus_locale_prepare(void) {
  // libedit drops what the locale cannot encode, and crashes on a prompt that it cannot decode.
  if (setlocale(LC_CTYPE, "") != NULL && codeset_is_utf8()) return true;
  if (setlocale(LC_CTYPE, "C.UTF-8") == NULL) setlocale(LC_CTYPE, "C.utf8");
  return false;
}

int theseus_terminal_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

/// The modes from before lines were edited, while they are.
static struct termios modes_before;
static volatile sig_atomic_t modes_are_kept = 0;

void theseus_modes_begin(void) {
  if (tcgetattr(STDIN_FILENO, &modes_before) == 0) modes_are_kept = 1;
}

void theseus_modes_end(void) { modes_are_kept = 0; }

void theseus_modes_restore(void) {
  if (!modes_are_kept) return;
  static const char no_pastes[] = "\033[?2004l";
  ssize_t written = write(STDOUT_FILENO, no_pastes, sizeof no_pastes - 1);
  (void)written;
  tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
}
