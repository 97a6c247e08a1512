struct M: CustomStringConvertible { var description: Int { 3 } }
struct M2: CustomStringConvertible { let description: Int = 3 }
struct M4: Comparable { var n = 1; static func < (a: M4, b: M4) -> Int { 1 } }
struct M6: Identifiable { var idd = 1 }
struct M10: CustomStringConvertible { func description() -> String { "" } }
struct M11: CustomStringConvertible { var descripton: String { "" } }
class M12: Equatable { static func == (a: M12, b: M12) -> String { "" } }
struct Fine: Equatable { var n = 1; static func == (a: Fine, b: Fine) -> String { "" } }
struct M13: CustomDebugStringConvertible { var debugDescription: Int { 1 } }
protocol Thing { func describe() -> String }
extension Int: Thing { func describe() -> Int { 3 } }
protocol Named { var n: Int { get }; func go(_ x: Int) -> String }
extension Array: Named { func foo() {} }
extension Set: Named where Element: Equatable { }
extension String: Named { }
// expect error 1:8: type 'M' does not conform to protocol 'CustomStringConvertible'
// expect error 2:8: type 'M2' does not conform to protocol 'CustomStringConvertible'
// expect error 3:8: type 'M4' does not conform to protocol 'Comparable'
// expect error 4:8: type 'M6' does not conform to protocol 'Identifiable'
// expect error 5:8: type 'M10' does not conform to protocol 'CustomStringConvertible'
// expect error 6:8: type 'M11' does not conform to protocol 'CustomStringConvertible'
// expect error 7:7: type 'M12' does not conform to protocol 'Equatable'
// expect error 9:8: type 'M13' does not conform to protocol 'CustomDebugStringConvertible'
// expect error 11:1: type 'Int' does not conform to protocol 'Thing'
// expect error 13:1: type 'Array<Element>' does not conform to protocol 'Named'
// expect error 14:1: type 'Set<Element>' does not conform to protocol 'Named'
// expect error 15:1: type 'String' does not conform to protocol 'Named'
