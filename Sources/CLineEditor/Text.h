// UTF-8 and wide text, without the locale.
#ifndef THESEUS_TEXT_H
#define THESEUS_TEXT_H

#include <stddef.h>
#include <wchar.h>

/// Decodes UTF-8 into newly allocated wide text; what is not UTF-8 becomes U+FFFD. Null without memory.
wchar_t *theseus_wide_from_utf8(const char *text);
/// Encodes wide text of this length as newly allocated UTF-8. Null without memory.
char *theseus_utf8_from_wide(const wchar_t *text, size_t length);
/// The number of bytes in a sequence that begins with this byte; 0 where no sequence can begin with it.
int theseus_utf8_length(unsigned char first);
/// Decodes one whole sequence; U+FFFD for one that is overlong, a surrogate or out of range.
wchar_t theseus_utf8_decode(const unsigned char *bytes, int length);

#endif
