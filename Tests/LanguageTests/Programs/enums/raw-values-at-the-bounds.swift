enum Limit: Int { case low = -9223372036854775808, next, high = 9223372036854775807 }
print(Limit.low.rawValue, Limit.next.rawValue, Limit.high.rawValue, Limit(rawValue: .max)!)
enum Bit: UInt64 { case most = 18446744073709551614, all, none = 0, one }
print(Bit.all.rawValue, Bit.most.rawValue, Bit.one.rawValue)
// expect: -9223372036854775808 -9223372036854775807 9223372036854775807 high
// expect: 18446744073709551615 18446744073709551614 1
