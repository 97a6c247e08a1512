class Base {
  init(x: Int) {}
  init(y: Int) { self.init(x: y) }
}
class Sub: Base {
  convenience init(z: Int) { super.init(x: z) }
}
// expect error 3:3: designated initializer for 'Base' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
// expect error 6:36: convenience initializer for 'Sub' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
