// What stands for a value where an object is asked for, and the value back again.
import Foundation
struct Point: Equatable { var x = 1 }
struct Named: CustomStringConvertible { var description: String { "named" } }
enum Kind { case plain, counted(Int) }
class Box { var value = 1 }
func show(_ object: AnyObject) { print(object, type(of: object), String(describing: object)) }
show(5 as AnyObject); show(2.5 as AnyObject); show(true as AnyObject); show("hi" as AnyObject)
show([1, 2] as AnyObject); show(["a": 1] as AnyObject); show(Set([1]) as AnyObject)
show(Float(1.5) as AnyObject); show(UInt8(3) as AnyObject); show(CGFloat(2) as AnyObject); show(Named() as AnyObject)
print(type(of: Point() as AnyObject), type(of: Kind.plain as AnyObject), type(of: (1...3) as AnyObject), type(of: Box() as AnyObject))
print(type(of: Date() as AnyObject), type(of: Data([1]) as AnyObject), type(of: UUID() as AnyObject), type(of: Decimal(3) as AnyObject))
print(type(of: "abc".prefix(2) as AnyObject), type(of: Optional(5) as AnyObject), type(of: (nil as Int?) as AnyObject), type(of: Character("a") as AnyObject))

let number = 5 as AnyObject
print(number as? Int ?? -1, number as? Double ?? -1, number as? Bool ?? false, number as? String ?? "no", number as? UInt8 ?? 0)
print(number is Int, number is NSNumber, number is Double, number is Bool, number is String)
let double = 2.5 as AnyObject
print(double as? Int ?? -1, double as? Double ?? -1, double as? Float ?? -1, double is Int, 2.0 as AnyObject as? Int ?? 7)
let one = 1 as AnyObject, flag = true as AnyObject, negative = -1 as AnyObject
print(one as? Bool ?? false, flag as? Int ?? -1, flag as? Bool ?? false, negative as? UInt8 ?? 9, negative as? Int8 ?? 9)
let text = "hi" as AnyObject
print(text as? String ?? "no", (text as? NSString)?.length ?? 0, text is String, text is NSString, text as? Int ?? -1)
let array = [1, 2] as AnyObject
print(array as? [Int] ?? [], array is [Int], array is [String], (array as? [Any])?.count ?? 0)
let point = Point(x: 3) as AnyObject
print((point as? Point)?.x ?? -1, point is Point, point is String, (point as! Point) == Point(x: 3))
let box = Box()
let object = box as AnyObject
print(object === box, (object as? Box)?.value ?? 0, ((box as Any) as AnyObject) === box, text === text)
print((number as! Int) + 1, (text as! String).count, (5 as Any) as? NSNumber ?? 0, ("x" as Any as AnyObject) as! String)

let mixed: [AnyObject] = [1 as AnyObject, "two" as AnyObject, 3.5 as AnyObject, NSString(string: "four"), NSNumber(value: true)]
for item in mixed {
  switch item {
  case let number as Int: print("int", number)
  case let text as String: print("text", text)
  case let number as Double: print("double", number)
  default: print("other", item)
  }
}
print(mixed.count, mixed, "\(mixed[1]) \(mixed[2])")
debugPrint(mixed[1], mixed[0])
print([1, 2, 3] as [AnyObject], ["a": 1] as [String: AnyObject], [NSNumber(value: 1)] as [AnyObject] as! [Int])
let table: [String: AnyObject] = ["a": 1 as AnyObject]
print(table["a"] as? Int ?? 0, table["b"] == nil, table)
func isObject(_ value: Any) -> Bool { value is AnyObject }
print(isObject(5), isObject(Box()), isObject("s"), isObject([1]), isObject((1, 2)))
let optional: AnyObject? = "x" as AnyObject
if let text = optional as? String { print(text) }
let absent: Int? = nil
print((absent as AnyObject?) == nil, absent as AnyObject)
let whole: Any = 5
if let object = whole as? NSObject { print("object", object) }
print(([1: "a"] as Any) is NSDictionary, ([1] as Any) is NSObject, ("a" as Any) as? NSMutableString == nil)
// expect: 5 NSNumber 5
// expect: 2.5 NSNumber 2.5
// expect: 1 __NSCFBoolean 1
// expect: hi NSString hi
// expect: (
// expect: 1,
// expect: 2
// expect: ) NSArray (
// expect: 1,
// expect: 2
// expect: )
// expect: {
// expect: a = 1;
// expect: } NSDictionary {
// expect: a = 1;
// expect: }
// expect: {(
// expect: 1
// expect: )} NSSet {(
// expect: 1
// expect: )}
// expect: 1.5 NSNumber 1.5
// expect: 3 NSNumber 3
// expect: 2.0 __SwiftValue 2.0
// expect: named __SwiftValue named
// expect: __SwiftValue __SwiftValue __SwiftValue Box
// expect: NSDate NSData NSUUID NSDecimalNumber
// expect: NSString NSNumber NSNull __SwiftValue
// expect: 5 5.0 false no 5
// expect: true true true false false
// expect: -1 2.5 2.5 false 2
// expect: true 1 true 9 -1
// expect: hi 2 true true -1
// expect: [1, 2] true false 2
// expect: 3 true false true
// expect: true 1 true true
// expect: 6 2 5 x
// expect: int 1
// expect: text two
// expect: double 3.5
// expect: text four
// expect: int 1
// expect: 5 [1, two, 3.5, four, 1] two 3.5
// expect: two 1
// expect: [1, 2, 3] ["a": 1] [1]
// expect: 1 true ["a": 1]
// expect: true true true true true
// expect: x
// expect: true <null>
// expect: object 5
// expect: true true true
