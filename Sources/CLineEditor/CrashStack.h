// The stack on which the handler of a crash runs; one for each thread.
#ifndef THESEUS_CRASH_STACK_H
#define THESEUS_CRASH_STACK_H

/// Gives the calling thread a stack for handlers; hands out its memory.
void *theseus_crash_stack_begin(void);
/// Takes it away again.
void theseus_crash_stack_end(void *memory);

#endif
