let s = "hello"
let xs = [1, 2, 3]
let r1: String = s.prefix(2)
let r2: String = s.reversed()
let r3: String = s.dropFirst()
let r4: String = s.suffix(2)
let r5: [Int] = xs.prefix(2)
let r6: [Int] = xs.dropFirst()
let r7: String = s.split(separator: " ")
let r11: [String] = s.split(separator: " ")
let r12: String = xs.first
let r13: [Int] = xs.enumerated()
let r15: [Int] = xs.reversed().dropFirst()
let r16: [Int] = Set(xs)
let r17: Set<Int> = xs
let r18: Int = s.count + 1.5
let r19: String = xs.count
let r20: Int = xs.map { $0 }
let r21: [String] = xs.map { $0 + 1 }
let r22: String = s[s.startIndex]
let r24: String = xs.joined()
let r25: Character = s.uppercased()
let r26: Int = xs.max()
let r27: String = s.dropLast(2)
let r28: [Int] = xs.lazy.map { $0 }
let r29: String = s.lowercased().prefix(1)
func f() -> String { s.prefix(3) }
func g() -> String { return s.dropFirst().prefix(3) }
func h() -> [Int] { xs.sorted().prefix(2) }
func t(_ x: String) {}
t(s.reversed())
var st = ""
st = s.prefix(2)
st = s.reversed()
st += s.prefix(1)
st = st + s.prefix(1)
if s.prefix(1) == "h" {}
let c: Character = "a"
let k1 = c + "a"
let k2 = "a" + c
let k3 = c + c
let k4 = s + c
let k5 = c + s
let k6: String = c + "x"
// expect error 3:20: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 4:20: no 'reversed' candidates produce the expected contextual result type 'String'
// expect error 5:20: no 'dropFirst' candidates produce the expected contextual result type 'String'
// expect error 6:20: no 'suffix' candidates produce the expected contextual result type 'String'
// expect error 7:20: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 8:20: no 'dropFirst' candidates produce the expected contextual result type '[Int]'
// expect error 9:20: no 'split' candidates produce the expected contextual result type 'String'
// expect error 10:23: no 'split' candidates produce the expected contextual result type '[String]'
// expect error 11:22: cannot convert value of type 'Int?' to specified type 'String'
// expect error 12:21: cannot convert value of type 'EnumeratedSequence<[Int]>' to specified type '[Int]'
// expect error 13:32: no 'dropFirst' candidates produce the expected contextual result type '[Int]'
// expect error 14:18: cannot convert value of type 'Set<Int>' to specified type '[Int]'
// expect error 15:21: cannot convert value of type '[Int]' to specified type 'Set<Int>'
// expect error 16:26: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 17:22: cannot convert value of type 'Int' to specified type 'String'
// expect error 18:19: cannot convert value of type '[Int]' to specified type 'Int'
// expect error 19:33: cannot convert value of type 'Int' to closure result type 'String'
// expect error 20:20: cannot convert value of type 'Character' to specified type 'String'
// expect error 21:22: no exact matches in call to instance method 'joined'
// expect error 22:24: cannot convert value of type 'String' to specified type 'Character'
// expect error 23:19: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 24:21: no 'dropLast' candidates produce the expected contextual result type 'String'
// expect error 26:34: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 27:24: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 28:43: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 29:33: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 31:5: cannot convert value of type 'ReversedCollection<String>' to expected argument type 'String'
// expect error 33:8: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 34:8: no 'reversed' candidates produce the expected contextual result type 'String'
// expect error 39:10: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 40:16: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 41:12: binary operator '+' cannot be applied to two 'Character' operands
// expect error 42:14: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 43:10: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 44:18: cannot convert value of type 'Character' to expected argument type 'String'
