protocol Shape { var name: String { get } }
final class Circle: Shape { let name = "circle" }
final class Square: Shape { let name = "square" }
struct Blank: Error {}

func show(_ isRound: Bool) {
  let shape: Shape = {
    if isRound { return Circle() }
    return Square()
  }()
  let chosen: any Shape = { switch isRound { case true: return Circle(); case false: return Square() } }()
  let anything: Any = { if isRound { return 1 }; return "one" }()
  let maybe: (any Equatable)? = { if isRound { return nil }; return "one" }()
  let failure: Error? = { if isRound { return nil }; return Blank() }()
  let object: AnyObject = { if isRound { return Circle() } else { return Square() } }()
  let type: Any.Type = { if isRound { return Int.self }; return String.self }()
  print(shape.name, chosen.name, anything, maybe as Any, failure as Any, object is Circle, type)
}
show(true)
show(false)

func given(_ isOne: Bool) -> Any { return { if isOne { return 1 }; return [2] }() }
print(given(true), given(false))

final class Holder {
  var isRound = false
  lazy var shape: Shape = {
    if self.isRound { return Circle() }
    return Square()
  }()
}
print(Holder().shape.name)
// expect: circle circle 1 nil nil true Int
// expect: square square one Optional("one") Optional(main.Blank()) false String
// expect: 1 [2]
// expect: square
