#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int theseus_test_spawn(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows, int *process) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal = -1;
  pid_t child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) return -1;
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  *process = child;
  return terminal;
}

int theseus_test_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int theseus_test_wait(int process, int milliseconds) {
  int handle = (int)syscall(SYS_pidfd_open, process, 0);
  struct pollfd waiting = {.fd = handle, .events = POLLIN, .revents = 0};
  int ready = handle < 0 ? 0 : poll(&waiting, 1, milliseconds);
  if (handle >= 0) close(handle);
  if (ready <= 0) kill(process, SIGKILL);
  int status = 0;
  waitpid(process, &status, 0);
  if (ready <= 0) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
