import Foundation
let s = Scanner(string: "12 0x1F -7 3.5 hello, World 99999999999 end 0b1 1.5e3x 12345678901234567890")
print(s.scanInt32() as Any, s.scanInt(representation: .hexadecimal) as Any, s.scanInt64() as Any, s.scanFloat() as Any, s.scanString("hello") as Any, s.scanCharacter() as Any, s.scanUpToString("9") as Any, s.scanInt32() as Any, s.scanUpToCharacters(from: .decimalDigits) as Any, s.isAtEnd)
print(s.scanUInt64() as Any, s.scanString("b1") as Any, s.scanDouble() as Any, s.scanString("x") as Any, s.scanInt64() as Any, s.isAtEnd, s.scanInt() as Any)
for t in ["0x1.8p3", "0xFF", "FF", "zz", "", "-0x10", "1e400", "nan", "inf", "+5", "1.", ".5", "1e", "12abc", "0X1f"] {
  let a = Scanner(string: t), b = Scanner(string: t), c = Scanner(string: t), d = Scanner(string: t), e = Scanner(string: t), f = Scanner(string: t)
  print(t, a.scanDouble(representation: .hexadecimal) as Any, b.scanInt(representation: .hexadecimal) as Any, c.scanUInt64(representation: .hexadecimal) as Any, d.scanDouble() as Any, e.scanFloat() as Any, f.scanDecimal() as Any, f.currentIndex.utf16Offset(in: t))
}
let k = Scanner(string: "Éa éb"); k.caseSensitive = true; print(k.scanString("éa") as Any, k.scanString("Éa") as Any); k.caseSensitive = false; print(k.scanString("ÉB") as Any, k.scanString("x") as Any)
let n = Scanner(string: "a b  c"); n.charactersToBeSkipped = nil; print(n.scanString("a") as Any, n.scanString("b") as Any, n.scanCharacter() as Any, n.scanUpToString("c") as Any, n.scanLocation); n.scanLocation = 0; print(n.scanCharacter() as Any, n.string, n.charactersToBeSkipped as Any == nil, n.locale as Any)
n.currentIndex = n.string.endIndex; print(n.isAtEnd, n.scanLocation)
let m = Scanner(string: "x=1;y=2"); while !m.isAtEnd { print(m.scanCharacters(from: .letters) as Any, m.scanString("=") as Any, m.scanInt() as Any, m.scanString(";") as Any) }
print(Scanner(string: "4294967296").scanInt32() as Any, Scanner(string: "-99999999999").scanInt32() as Any, Scanner(string: "18446744073709551616").scanUInt64() as Any, Scanner(string: "-1").scanUInt64() as Any, Scanner.localizedScanner(with: "x") is Scanner)
// expect: Optional(12) Optional(31) Optional(-7) Optional(3.5) Optional("hello") Optional(",") Optional("World ") Optional(2147483647) Optional("end ") false
// expect: Optional(0) Optional("b1") Optional(1500.0) Optional("x") Optional(9223372036854775807) true nil
// expect: 0x1.8p3 Optional(1.5) Optional(1) Optional(1) Optional(0.0) Optional(0.0) Optional(0) 1
// expect: 0xFF Optional(255.0) Optional(255) Optional(255) Optional(0.0) Optional(0.0) Optional(0) 1
// expect: FF Optional(255.0) Optional(255) Optional(255) nil nil nil 0
// expect: zz nil nil nil nil nil nil 0
// expect: nil nil nil nil nil nil 0
// expect: -0x10 Optional(-16.0) nil nil Optional(-0.0) Optional(-0.0) Optional(0) 2
// expect: 1e400 Optional(123904.0) Optional(123904) Optional(123904) Optional(inf) Optional(inf) nil 0
// expect: nan nil nil nil nil nil nil 0
// expect: inf nil nil nil nil nil nil 0
// expect: +5 Optional(5.0) nil nil Optional(5.0) Optional(5.0) Optional(5) 2
// expect: 1. Optional(1.0) Optional(1) Optional(1) Optional(1.0) Optional(1.0) Optional(1) 2
// expect: .5 Optional(0.3125) nil nil Optional(0.5) Optional(0.5) Optional(0.5) 2
// expect: 1e Optional(30.0) Optional(30) Optional(30) nil nil Optional(1) 2
// expect: 12abc Optional(76476.0) Optional(76476) Optional(76476) Optional(12.0) Optional(12.0) Optional(12) 2
// expect: 0X1f Optional(31.0) Optional(31) Optional(31) Optional(0.0) Optional(0.0) Optional(0) 1
// expect: nil Optional("Éa")
// expect: Optional("éb") nil
// expect: Optional("a") nil Optional(" ") Optional("b  ") 5
// expect: Optional("a") a b  c false nil
// expect: true 6
// expect: Optional("x") Optional("=") Optional(1) Optional(";")
// expect: Optional("y") Optional("=") Optional(2) nil
// expect: Optional(2147483647) Optional(-2147483648) Optional(18446744073709551615) Optional(0) true
