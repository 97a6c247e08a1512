// `as` between values and Foundation's classes: what it needs no `as!` for, and what it does.
import Foundation
let text = "text", list = [1, 2], table = ["a": 1]
print((text as NSString).length, (text as NSObject).isEqual("text"), (5 as NSNumber).intValue, (true as NSNumber), (UInt(7) as NSValue))
print((list as NSArray).count, (table as NSDictionary).count, (Set(list) as NSSet).count, (text.prefix(2) as NSString).length)
print(NSString(string: "a") as String, NSMutableString(string: "b") as String, (NSArray(array: [1]) as [AnyObject]).count)
print(NSNumber(value: 5) as! Int, NSArray(array: [1, 2]) as! [Int], NSMutableArray(array: ["x"]) as! [String])
print((["k": 1] as NSDictionary) as! [String: Int], NSSet(array: [1]) as! Set<Int>)
let date = Date(timeIntervalSince1970: 0)
print((date as NSDate).timeIntervalSince1970, NSDate(timeIntervalSince1970: 60) as Date, (Data([1, 2]) as NSData).length)
print(Array(NSData(data: Data([9])) as Data), (Decimal(3) as NSDecimalNumber).intValue)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print((id as NSUUID).uuidString, (NSUUID(uuidString: id.uuidString)! as UUID) == id)
print((URL(string: "http://a.b/c")! as NSURL).path ?? "", NSURL(string: "http://a.b/d")! as URL)
print((CharacterSet.decimalDigits as NSCharacterSet).characterIsMember(53), (IndexSet([1, 2]) as NSIndexSet).count)
print((IndexPath(indexes: [1, 2]) as NSIndexPath).length, ["a"] as [NSString], ([NSString(string: "b")] as [String]).first ?? "")
let objects: [NSObject] = [1 as NSNumber, "a" as NSString]
print(objects, (objects as [AnyObject]).count, objects.map { $0 is NSNumber })
let anything: [Any] = ["t", 2, [3], NSNull(), date]
for item in anything {
  if let text = item as? NSString { print("text", text.length) }
  if let number = item as? NSNumber { print("number", number.doubleValue) }
  if let list = item as? NSArray { print("list", list.count) }
  if let date = item as? NSDate { print("date", date.timeIntervalSince1970) }
  print(item is NSObject, item is NSNull)
}
let number: Any = NSNumber(value: 7)
if let value = number as? Int { print(value, number is Int, number as? Double ?? 0, number as? String ?? "no") }
switch NSString(string: "s") as Any {
case let text as String: print("a text", text)
default: print("other")
}
print([NSNumber(value: 1), 2] as! [Int], ["a": NSNumber(value: 1)] as! [String: Int], NSArray(array: [1]) as Any as? [String] ?? ["none"])
let optional: Int? = 5
print(optional as NSNumber? ?? 0, (nil as String?) as NSString? == nil)
// expect: 4 true 5 1 7
// expect: 2 1 2 2
// expect: a b 1
// expect: 5 [1, 2] ["x"]
// expect: ["k": 1] [1]
// expect: 0.0 1970-01-01 00:01:00 +0000 2
// expect: [9] 3
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true
// expect: /c http://a.b/d
// expect: true 2
// expect: 2 [a] b
// expect: [1, a] 2 [true, false]
// expect: text 1
// expect: true false
// expect: number 2.0
// expect: true false
// expect: list 1
// expect: true false
// expect: true true
// expect: date 0.0
// expect: true false
// expect: 7 true 7.0 no
// expect: a text s
// expect: [1, 2] ["a": 1] ["none"]
// expect: 5 true
