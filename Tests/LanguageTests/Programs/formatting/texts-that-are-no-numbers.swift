import Foundation
do { _ = try Int("x", format: .number) } catch { print(error) }
do { _ = try Double("x", format: .number) } catch { print(error) }
do { _ = try Decimal("x", format: .number) } catch { print(error) }
do { _ = try Int("x", format: .percent) } catch { print(error) }
do { _ = try Double("x", format: .percent) } catch { print(error) }
do { _ = try Decimal("x", format: .percent) } catch { print(error) }
do { _ = try IntegerFormatStyle<Int>().parseStrategy.parse("q") } catch { print(error) }
do { _ = try Int("x", format: IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"))) } catch { print(error) }
do { _ = try Double("", format: .number.precision(.fractionLength(1))) } catch { print(error) }
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as 123}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as 3.14}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as "3.14" or "-12,345"}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as 123%}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as 314%}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as "314%" or "-1,234,500%"}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse q. String should adhere to the specified format, such as 123}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse x. String should adhere to the specified format, such as 123}
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSDebugDescription=Cannot parse . String should adhere to the specified format, such as 3.1}
