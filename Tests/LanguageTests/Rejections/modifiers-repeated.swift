struct Settings {
  private private var volume = 1
  public internal var name = "a"
  static static var count = 0
  private(set) private(set) var size = 2
  private(set) public var width = 3
  private fileprivate func hide() {}
}
class Player {
  final final func play() {}
  static class func make() {}
  required required init() {}
}
private private struct Secret {}
// expect error 2:11: duplicate modifier
// expect error 3:10: multiple incompatible access-level modifiers specified
// expect error 4:10: 'static' cannot appear after another 'static' or 'class' keyword
// expect error 5:16: duplicate modifier
// expect error 7:11: multiple incompatible access-level modifiers specified
// expect error 10:9: duplicate modifier
// expect error 11:10: 'class' cannot appear after another 'static' or 'class' keyword
// expect error 12:12: duplicate modifier
// expect error 14:9: duplicate modifier
