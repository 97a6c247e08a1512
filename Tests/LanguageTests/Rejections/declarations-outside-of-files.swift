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
