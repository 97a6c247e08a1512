struct S { override func f() {} }
final class Base { func run() {} }
class Sub: Base {}
class B2 { final func stop() {} 
  static func make() {} }
class S2: B2 { override func stop() {} }
// expect error 1:12: 'override' can only be specified on class members
// expect error 3:7: inheritance from a final class 'Base'
// expect error 6:30: instance method overrides a 'final' instance method
