import Foundation
print(EXIT_SUCCESS, EXIT_FAILURE, INT_MAX, LONG_MAX, CHAR_BIT, RAND_MAX, SHRT_MAX, type(of: INT_MAX), type(of: LONG_MAX))
print(div(7, 2).quot, div(-7, 2).rem, ldiv(9, 4).rem, type(of: div(7, 2)))
let status = [1].isEmpty ? EXIT_FAILURE : EXIT_SUCCESS
print(status)
// expect: 0 1 2147483647 9223372036854775807 8 2147483647 32767 Int32 Int
// expect: 3 -1 1 div_t
// expect: 0
