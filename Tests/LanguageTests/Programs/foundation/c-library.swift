import Foundation
print(atoi("12x"), atol(" -7"), atof("1.5e1"), labs(-4), toupper(97), tolower(65), isdigit(53) != 0, isalpha(53) != 0, isspace(32) != 0, isupper(65) != 0, islower(65) != 0, isalnum(95) != 0, ispunct(33) != 0)
print(time(nil) > 0, strcmp("a", "b") < 0, strcmp("a", "a"), isnan(Double.nan), isinf(1.0 as Double), nextafter(1.0, 2.0), nextafter(1.0, 0.0), copysign(2.0, -1.0), fmax(1.5, 2), strncmp("abc", "abd", 2))
var t = time_t(); time(&t); print(t > 0, type(of: t), type(of: time(nil)))
print(type(of: toupper(97)), type(of: atoi("1")), type(of: isnan(1.0)))
print(difftime(10, 4), ldexp(1.5, 3), logb(8.0), scalbn(1.0, 3), llabs(-3))
let word = "back".cString(using: .utf8)!; print(strcmp(word, "back"), strcmp(word, "bad") < 0, strncmp("abc", "abd", 2), strncmp("abc", "abd", 3) < 0, atoi(word), atoi("12"), "7".withCString { atoi($0) })
// expect: 12 -7 15.0 4 65 97 true false true true false false true
// expect: true true 0 1 0 1.0000000000000002 0.9999999999999999 -2.0 2.0 0
// expect: true Int Int
// expect: Int32 Int32 Int32
// expect: 6.0 12.0 3.0 8.0 3
// expect: 0 true 0 true 0 12 7
