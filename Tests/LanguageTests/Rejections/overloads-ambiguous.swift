func area(_ width: Int, _ height: Double) -> Int { 1 }
func area(_ width: Double, _ height: Int) -> Int { 2 }
print(area(1, 2))
struct Room {
  func size(wide n: Int = 1) -> Int { n }
  func size(high n: Int = 1) -> Int { n }
}
print(Room().size())
// expect error 3:7: ambiguous use of 'area'
// expect error 8:14: ambiguous use of 'size'
