enum Color {
  case red
  func darker() -> Color { .red }
  var light: Color { .red }
}
let first: Color = .darker()
let second: Color = .light
func third() -> Color { .light }
extension Int { var squared: Int { self * self }; func half() -> Int { self / 2 } }
func fourth() { print(Int.squared) }
func fifth() { Int.half() }
func sixth() { let text = String.uppercased(); print(text) }
func seventh() { let number: Int = .squared; print(number) }
// expect error 6:21: instance member 'darker' cannot be used on type 'Color'
// expect error 7:22: instance member 'light' cannot be used on type 'Color'
// expect error 8:26: instance member 'light' cannot be used on type 'Color'
// expect error 10:23: instance member 'squared' cannot be used on type 'Int'; did you mean to use a value of this type instead?
// expect error 11:16: instance member 'half' cannot be used on type 'Int'; did you mean to use a value of this type instead?
// expect error 12:27: instance member 'uppercased' cannot be used on type 'String'; did you mean to use a value of this type instead?
// expect error 13:37: instance member 'squared' cannot be used on type 'Int'
