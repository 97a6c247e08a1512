let first: any Equatable = 1
let second: any Equatable = 2
print(first == second)
protocol Shape: Equatable { var area: Int { get } }
func same(_ a: any Shape, _ b: any Shape) -> Bool {
  a == b
}
// expect error 3:13: binary operator '==' cannot be applied to two 'any Equatable' operands
// expect error 6:5: binary operator '==' cannot be applied to two 'any Shape' operands
