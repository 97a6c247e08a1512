if #available(iOS 15) { print(1) }
if #available(macOS 10.15, iOS 13) { print(1) }
guard #available(macOS 12) else { fatalError() }
if #unavailable(iOS 15) {}
@available(iOS 15) func f() {}
@available(iOS 15, macOS 12) struct S {}
@available(iOS, introduced: 15) func g() {}
@available(swift 5) func h() {}
@available(*, deprecated) func k() {}
@available(iOS 15, *) func l() {}
func m() { if #available(watchOS 8.0, tvOS 15) {} ; while #available(iOS 15) {} }
// expect error 1:4: condition required for target platform '*'
// expect error 1:19: must handle potential future platforms with '*'
// expect error 2:4: condition required for target platform '*'
// expect error 2:32: must handle potential future platforms with '*'
// expect error 3:7: condition required for target platform '*'
// expect error 3:24: must handle potential future platforms with '*'
// expect error 5:18: must handle potential future platforms with '*'
// expect error 6:28: must handle potential future platforms with '*'
// expect error 11:15: condition required for target platform '*'
// expect error 11:44: must handle potential future platforms with '*'
// expect error 11:59: condition required for target platform '*'
// expect error 11:74: must handle potential future platforms with '*'
