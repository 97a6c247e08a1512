#define _GNU_SOURCE
#include "CLineEditor.h"
#include "CrashStack.h"
#include "TerminalModes.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Room for the handler where the crash is an overflow of the stack.
enum { crash_stack_size = 64 * 1024 };

/// EX_SOFTWARE: an exit status that scripts can rely on.
enum { crash_status = 70 };

static void on_crash(int signal_number) {
  (void)signal_number;
  static const char message[] =
      "theseus: this is a defect of Theseus, not of your program. Please report what you entered.\n";
  // Only what is safe inside a handler.
  theseus_modes_restore();
  if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _exit(crash_status);
  _exit(crash_status);
}

void theseus_crashes_report(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK;
  for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index += 1) {
    sigaction(crashes[index], &action, NULL);
  }
}

void *theseus_crash_stack_begin(void) {
  stack_t stack = {.ss_sp = malloc(crash_stack_size), .ss_size = crash_stack_size, .ss_flags = 0};
  if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
  return stack.ss_sp;
}

void theseus_crash_stack_end(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}
