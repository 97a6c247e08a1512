import Foundation
print(String(format: "%2$@ %1$@ %1$@", "a", "b"), String(format: "%2$d-%1$@ %2$05d", "x", 42))
print(String(format: "%3$.2f %1$@", "q", 1, 2.5), String(format: "%5d|%-5d|%*d", 3, 4, 6, 7))
// expect: b a a 42-x 00042
// expect: 2.50 q     3|4    |     7
