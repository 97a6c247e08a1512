// Declarations that may only stand in a file.
struct Shelf {
  extension Int { var doubled: Int { self * 2 } }
  func sort() {
    import Foundation
    extension String { var first: Int { 1 } }
  }
}
if true { extension Double { var half: Double { self / 2 } } }
func add() { infix operator +++ }
class Sum { prefix operator --- }
enum Order { precedencegroup Early { } }
let run = { extension Shelf { } }
// expect error 3:3: declaration is only valid at file scope
// expect error 5:5: declaration is only valid at file scope
// expect error 6:5: declaration is only valid at file scope
// expect error 9:11: declaration is only valid at file scope
// expect error 10:20: 'operator' may only be declared at file scope
// expect error 11:20: 'operator' may only be declared at file scope
// expect error 12:14: declaration is only valid at file scope
// expect error 13:13: declaration is only valid at file scope
