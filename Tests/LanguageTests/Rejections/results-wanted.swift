let words = ["a"]
func average(_ v: [Int]) -> String { v.reduce(0, +) / v.count }
func total(_ v: [Int]) -> Bool { v.reduce(0) { $0 + $1 } }
func share(_ v: [Double]) -> Bool { v.reversed().reduce(0) { $0 * 2 + $1 } }
func doubled(_ v: [Int]) -> [String] { v.map { $0 * 2 } }
func big(_ v: [Int]) -> Int { v.filter { $0 > 1 } }
let lengths: Int = words.map { $0.count }
let joined: String = words.joined().count
// expect error 2:53: cannot convert return expression of type 'Int' to return type 'String'
// expect error 3:36: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 4:50: cannot convert return expression of type 'Double' to return type 'Bool'
// expect error 5:51: cannot convert value of type 'Int' to closure result type 'String'
// expect error 6:33: cannot convert return expression of type '[Int]' to return type 'Int'
// expect error 7:26: cannot convert value of type '[Int]' to specified type 'Int'
// expect error 8:37: cannot convert value of type 'Int' to specified type 'String'
