protocol Named { var name: String { get }; func greet(_ other: String) -> String; init(id: Int) }
struct Person: Named { var name = "x" }
struct Plain {}
class Animal: Named { var name = "a"; func greet(_ other: String) -> String { other }; required init(id: Int) {} }
let a = Plain() == Plain()
// expect error 2:8: type 'Person' does not conform to protocol 'Named'
// expect error 5:17: binary operator '==' cannot be applied to two 'Plain' operands
