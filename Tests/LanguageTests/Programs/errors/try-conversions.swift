enum E: Error { case z }
var h: [String: (Int) throws -> Int] = ["a": { $0 }]
print(try h["a"]?(2) as Any)
func f() throws -> Int { 3 }
print(try f() as Any)
func take(_ s: consuming [Int]) -> [Int] {
  s.append(9)
  return s
}
let list = [1]
print(take(list), list)
// expect: Optional(2)
// expect: 3
// expect: [1, 9] [1]
