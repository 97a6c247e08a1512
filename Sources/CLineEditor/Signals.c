#define _GNU_SOURCE
#include "CLineEditor.h"
#include "CrashStack.h"
#include "TerminalModes.h"

#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// How often Ctrl-C was typed since it was last looked at.
static volatile sig_atomic_t interrupts = 0;
/// Whether the window changed its size, or the process came back from a stop, since it was last looked at.
static volatile sig_atomic_t redraw_is_due = 0;

/// Unheeded interrupts after which the program ends, so that no defect of ours can lock a terminal.
enum { last_interrupt = 4 };

static void on_interrupt(int signal_number) {
  if (interrupts + 1 >= last_interrupt) {
    theseus_modes_restore();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
    return;
  }
  interrupts = interrupts + 1;
}

static void on_redraw(int signal_number) {
  (void)signal_number;
  redraw_is_due = 1;
}

static void install(int signal_number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = handler;
  // No SA_RESTART: a read that waits must return with EINTR.
  action.sa_flags = 0;
  sigaction(signal_number, &action, NULL);
}

void theseus_signals_install(void) {
  install(SIGINT, on_interrupt);
  install(SIGWINCH, on_redraw);
  install(SIGCONT, on_redraw);
  signal(SIGPIPE, SIG_IGN);
}

bool theseus_interrupt_is_requested(void) { return interrupts != 0; }

void theseus_interrupt_clear(void) { interrupts = 0; }

static sigset_t handled_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGWINCH);
  sigaddset(&set, SIGCONT);
  return set;
}

TheseusWaitResult theseus_wait_for_input(int descriptor) {
  // The signals are blocked while the flags are looked at and let in only by `ppoll`: a signal that arrives
  // between the two is not lost.
  sigset_t handled = handled_signals();
  sigset_t before;
  pthread_sigmask(SIG_BLOCK, &handled, &before);
  TheseusWaitResult result;
  for (;;) {
    if (interrupts != 0) {
      result = TheseusWaitResultInterrupted;
      break;
    }
    if (redraw_is_due) {
      redraw_is_due = 0;
      result = TheseusWaitResultResized;
      break;
    }
    struct pollfd waiting = {.fd = descriptor, .events = POLLIN, .revents = 0};
    int count = ppoll(&waiting, 1, NULL, &before);
    if (count > 0 || (count < 0 && errno != EINTR)) {
      // A hang-up and a bad descriptor count as readable: the read that follows reports them.
      result = TheseusWaitResultReadable;
      break;
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

struct Work {
  void (*body)(void *);
  void *context;
  sigset_t mask;
};

static void *run_work(void *argument) {
  struct Work *work = argument;
  pthread_sigmask(SIG_SETMASK, &work->mask, NULL);
  void *crash_stack = theseus_crash_stack_begin();
  work->body(work->context);
  theseus_crash_stack_end(crash_stack);
  return NULL;
}

/// glibc gives each thread an arena of its own, which grows by one page and one system call at a time: 900 calls in a start.
/// All work here is one thread's, so it may have the arena of the process, in larger steps. What an update frees stays for the next one:
/// a branch of 10,000 views that comes and goes was given back and faulted in again, a seventh of the time in which it comes.
static void keep_one_arena(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

/// Asks for large pages for the part of the arena that comes next, enough for 30,000 views; no memory is taken before it is used.
/// The processor knows where 2,000 pages lie: with small ones a value handed down a chain of 10,000 views took a quarter longer.
static void take_large_pages(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  static const uintptr_t page = (uintptr_t)2 << 20;
  uintptr_t start = ((uintptr_t)sbrk(0) + page - 1) / page * page;
  // Below this size the arena grows; the rest of what it grows by stays at its end.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TOP_PAD, 64 << 20);
  // Volatile, or a compiler leaves out what is only taken and given back.
  void *volatile taken = malloc(1 << 20);
  free(taken);
  mallopt(M_TOP_PAD, 4 << 20);
  uintptr_t end = (uintptr_t)sbrk(0) / page * page;
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
#endif
}

bool theseus_run_with_stack(size_t size, void (*body)(void *), void *context) {
  keep_one_arena();
  take_large_pages();
  static const size_t smallest = (size_t)8 << 20;
  struct Work work = {.body = body, .context = context};
  sigset_t handled = handled_signals();
  // A signal for the process goes to any thread that lets it in: it must be the one that waits for input.
  pthread_sigmask(SIG_BLOCK, &handled, &work.mask);
  bool has_run = false;
  for (size_t wanted = size; !has_run && wanted >= smallest; wanted /= 2) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, wanted);
    if (pthread_create(&thread, &attributes, run_work, &work) == 0) {
      pthread_join(thread, NULL);
      has_run = true;
    }
    pthread_attr_destroy(&attributes);
  }
  pthread_sigmask(SIG_SETMASK, &work.mask, NULL);
  return has_run;
}
