class Model {
  @published var count = 1
  @state private var name = ""
  @discardableResult func take() -> Int { count }
  @inline(__always) func nothing() {}
  @discardable func give() -> Int { count }
}
@observable struct Plain {}
class Node {
  @lazy var size = 1
  @weak var parent: Node?
  @final func end() {}
}
// expect error 2:4: unknown attribute 'published'
// expect error 3:4: unknown attribute 'state'
// expect error 6:4: unknown attribute 'discardable'
// expect error 8:2: unknown attribute 'observable'
// expect error 10:3: 'lazy' is a declaration modifier, not an attribute
// expect error 11:3: 'weak' is a declaration modifier, not an attribute
// expect error 12:3: 'final' is a declaration modifier, not an attribute
