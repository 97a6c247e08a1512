class Source {
  let name = "source"
  init() {}
  init(size: Int) {}
  func read() -> Int { 1 }
  func write() throws {}
  class func make() {}
  var size: Int { 1 }
  var rest: Int { get throws { 1 } }
}
class File: Source {
  override var name: String { "file" }
  override init() throws { super.init() }
  override init(size: Int) { super.init(size: size) }
  override func read() throws -> Int { 2 }
  override func write() {}
  override class func make() throws {}
  override var size: Int { get throws { 2 } }
  override var rest: Int { 2 }
}
// expect error 12:16: cannot override immutable 'let' property 'name' with the getter of a 'var'
// expect error 13:12: cannot override non-throwing initializer with throwing initializer
// expect error 15:17: cannot override non-throwing instance method with throwing instance method
// expect error 17:23: cannot override non-throwing class method with throwing class method
// expect error 18:16: cannot override non-throwing property with throwing property
