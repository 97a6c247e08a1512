struct S {
  public(set) var x = 1
  fileprivate internal(set) var y = 1
  private fileprivate(set) var z = 1
  private(set) public var w = 1
  public internal(set) var k = 1
  private public(set) var p = 2
  private private(set) var q = 1
}
struct Row { private subscript(i: Int) -> Int { i }; subscript(name n: String) -> Int { self[n.count] } }
func t() { print(Row()[1]) }
func u() { print(Row()[name: "a"]) }
// expect error 2:3: internal property cannot have a public setter
// expect error 3:15: fileprivate property cannot have an internal setter
// expect error 4:11: private property cannot have a fileprivate setter
// expect error 7:11: private property cannot have a public setter
// expect error 11:24: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:24: missing argument label 'name:' in subscript
