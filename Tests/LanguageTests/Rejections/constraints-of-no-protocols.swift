struct Point {}
enum Kind {}
class Animal {}
protocol Shape {}
func move<T: Point>(_ value: T) {}
func sort<T>(_ value: T) where T: Kind {}
struct Box<Item: Point> {}
extension Array where Element: Point {}
extension Set where Element: Int {}
func feed<T: Animal>(_ value: T) {}
func draw<T: Shape & Animal>(_ value: T) {}
extension Array where Element == Point {}
extension Shape: Equatable {}
extension Shape where Self: Equatable {}
class List<Item> {}
class Names: List {}
class Numbers: List<Int> {}
class Items<Item>: List<Item> {}
// expect error 5:14: type 'T' constrained to non-protocol, non-class type 'Point'
// expect error 6:33: type 'T' constrained to non-protocol, non-class type 'Kind'
// expect error 7:18: type 'Item' constrained to non-protocol, non-class type 'Point'
// expect error 8:30: type 'Element' constrained to non-protocol, non-class type 'Point'
// expect error 9:28: type 'Element' constrained to non-protocol, non-class type 'Int'
// expect error 13:1: extension of protocol 'Shape' cannot have an inheritance clause
// expect error 16:14: reference to generic type 'List' requires arguments in <...>
