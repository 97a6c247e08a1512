class Model {
  @published var count = 1
  @state private var name = ""
  @discardableResult func take() -> Int { count }
  @inline(__always) func nothing() {}
  @discardable func give() -> Int { count }
}
@observable struct Plain {}
// expect error 2:4: unknown attribute 'published'
// expect error 3:4: unknown attribute 'state'
// expect error 6:4: unknown attribute 'discardable'
// expect error 8:2: unknown attribute 'observable'
