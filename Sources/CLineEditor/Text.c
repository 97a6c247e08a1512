#include "Text.h"

#include <stdlib.h>
#include <string.h>

enum { replacement = 0xFFFD };

int theseus_utf8_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

wchar_t theseus_utf8_decode(const unsigned char *bytes, int length) {
  static const unsigned char first_mask[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  static const unsigned long smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  unsigned long scalar = bytes[0] & first_mask[length];
  for (int index = 1; index < length; index += 1) {
    if ((bytes[index] & 0xC0) != 0x80) return replacement;
    scalar = (scalar << 6) | (bytes[index] & 0x3F);
  }
  if (scalar < smallest[length] || scalar > 0x10FFFF || (scalar >= 0xD800 && scalar < 0xE000)) return replacement;
  return (wchar_t)scalar;
}

wchar_t *theseus_wide_from_utf8(const char *text) {
  size_t count = strlen(text);
  wchar_t *wide = malloc((count + 1) * sizeof *wide);
  if (wide == NULL) return NULL;
  const unsigned char *bytes = (const unsigned char *)text;
  size_t used = 0;
  size_t offset = 0;
  while (offset < count) {
    int length = theseus_utf8_length(bytes[offset]);
    if (length == 0 || offset + (size_t)length > count) {
      wide[used++] = replacement;
      offset += 1;
      continue;
    }
    wide[used++] = theseus_utf8_decode(bytes + offset, length);
    offset += (size_t)length;
  }
  wide[used] = 0;
  return wide;
}

char *theseus_utf8_from_wide(const wchar_t *text, size_t length) {
  char *encoded = malloc(length * 4 + 1);
  if (encoded == NULL) return NULL;
  size_t used = 0;
  for (size_t index = 0; index < length; index += 1) {
    unsigned long scalar = (unsigned long)text[index];
    if (scalar > 0x10FFFF || (scalar >= 0xD800 && scalar < 0xE000)) scalar = replacement;
    if (scalar < 0x80) {
      encoded[used++] = (char)scalar;
    } else if (scalar < 0x800) {
      encoded[used++] = (char)(0xC0 | (scalar >> 6));
      encoded[used++] = (char)(0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
      encoded[used++] = (char)(0xE0 | (scalar >> 12));
      encoded[used++] = (char)(0x80 | ((scalar >> 6) & 0x3F));
      encoded[used++] = (char)(0x80 | (scalar & 0x3F));
    } else {
      encoded[used++] = (char)(0xF0 | (scalar >> 18));
      encoded[used++] = (char)(0x80 | ((scalar >> 12) & 0x3F));
      encoded[used++] = (char)(0x80 | ((scalar >> 6) & 0x3F));
      encoded[used++] = (char)(0x80 | (scalar & 0x3F));
    }
  }
  encoded[used] = 0;
  return encoded;
}
