protocol Tagged {
  var tag { get }
  static var shared { get set }
  var name: String { get }
}
// expect error 2: computed property must have an explicit type
// expect error 2: type annotation missing in pattern
// expect error 3: computed property must have an explicit type
// expect error 3: type annotation missing in pattern
