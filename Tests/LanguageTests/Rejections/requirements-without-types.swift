protocol Tagged {
  var tag { get }
  static var shared { get set }
  var name: String { get }
}
// expect error 2:7: computed property must have an explicit type
// expect error 2:7: type annotation missing in pattern
// expect error 3:14: computed property must have an explicit type
// expect error 3:14: type annotation missing in pattern
