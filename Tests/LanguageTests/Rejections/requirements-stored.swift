class C {}
protocol Q { weak var a: C? { get }
  unowned var b: C { get }
  lazy var c: Int { get }
  lazy var d: Int { get set }
  unowned(unsafe) var f: C { get }
}
// expect error 2:14: 'weak' cannot be applied to a property declaration in a protocol
// expect error 3:3: 'unowned' cannot be applied to a property declaration in a protocol
// expect error 4:3: 'lazy' cannot be used on a computed property
// expect error 4:3: 'lazy' cannot be used on a protocol requirement
// expect error 4:3: lazy properties must have an initializer
// expect error 5:3: 'lazy' cannot be used on a computed property
// expect error 5:3: 'lazy' cannot be used on a protocol requirement
// expect error 5:3: lazy properties must have an initializer
// expect error 6:3: 'unowned(unsafe)' cannot be applied to a property declaration in a protocol
