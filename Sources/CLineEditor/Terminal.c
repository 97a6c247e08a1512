#define _GNU_SOURCE
#include "CLineEditor.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>

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
