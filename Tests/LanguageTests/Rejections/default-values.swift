func a(_ value: Int = nil) {}
func b(_ values: [Int] = 5) {}
protocol Shape {}
func c(_ shape: any Shape = 5) {}
class Name {
  init(text: String = 4) {}
}
func d() {
  func inner(count: Int = "x") {}
  inner()
}
// expect error 1:23: nil default argument value cannot be converted to type 'Int'
// expect error 2:26: default argument value of type 'Int' cannot be converted to type '[Int]'
// expect error 4:29: default argument value of type 'Int' does not conform to 'Shape'
// expect error 6:23: default argument value of type 'Int' cannot be converted to type 'String'
// expect error 9:27: default argument value of type 'String' cannot be converted to type 'Int'
