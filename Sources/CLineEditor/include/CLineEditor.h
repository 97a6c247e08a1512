#ifndef THESEUS_LINE_EDITOR_H
#define THESEUS_LINE_EDITOR_H

#include <histedit.h>

#endif
