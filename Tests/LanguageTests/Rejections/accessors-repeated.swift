struct Twice {
  var x: Int { get { 1 } get { 2 } }
  var y: Int { get { 1 } set { } set { } }
  var z = 1 { didSet { } didSet { } }
  var w = 1 { willSet { } willSet { } }
}
struct Indexed {
  subscript(i: Int) -> Int { get { 1 } get { 2 } }
  subscript(i: String) -> Int { get { 1 } set { } set { } }
}
struct Made { init() -> Made { } }
// expect error 2:26: variable already has a getter
// expect error 3:34: variable already has a setter
// expect error 4:26: variable already has 'didSet'
// expect error 5:27: variable already has 'willSet'
// expect error 8:40: subscript already has a getter
// expect error 9:51: subscript already has a setter
// expect error 11:25: initializers cannot have a result type
