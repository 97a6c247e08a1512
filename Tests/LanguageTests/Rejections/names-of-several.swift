func area(_ side: Int) -> Int { side * side }
func area(_ side: Double) -> Double { side * side }
func size(of name: String) -> Int { name.count }
func size(in box: Int) -> Int { box }
struct Pen {
  func draw(_ text: String) {}
  func draw(_ number: Int) {}
  func use() {
    let tool = draw
    let text: (String) -> Void = draw
    text("a")
  }
}
let first = area
_ = size
let method = Pen.draw
let bound = Pen().draw
let fine: (Int) -> Int = area
let labelled = size(of:)
let named = area as (Double) -> Double
print([1, 2].map(area), [2.5].map(area))
func single(_ number: Int) -> Int { number }
let only = single
// expect error 9:16: ambiguous use of 'draw'
// expect error 14:13: ambiguous use of 'area'
// expect error 15:5: ambiguous use of 'size'
// expect error 16:18: ambiguous use of 'draw'
// expect error 17:19: ambiguous use of 'draw'
