let count: Int = "three"
for index in 0...3 { print(index ** 2) }
struct Pet {
  let name: String
  func greet() { print("I am \(nam)") }
}
let pet = Pet(name: 3)
var other: String = 4
if other = "a" { print(other) }
func missing() -> Int { }
print(unknown)
// expect error 1:18: cannot convert value of type 'String' to specified type 'Int'
// expect error 2:34: cannot find operator '**' in scope
// expect error 5:32: cannot find 'nam' in scope
// expect error 7:21: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:21: cannot convert value of type 'Int' to specified type 'String'
// expect error 9:10: use of '=' in a boolean context, did you mean '=='?
// expect error 11:7: cannot find 'unknown' in scope
