struct Settings {
  static lazy var volume = 1
  static lazy let brightness = 2
  lazy let size: Int
  lazy let width = 2
  lazy var height: Int
  lazy var area: Int { 3 }
  lazy var (left, right) = (1, 2)
  lazy var depth = 3
}
class Panel {
  class lazy var count = 1
  static lazy var total: Int = 2
  lazy var title: String?
}
func measure() {
  lazy var width: Int
  lazy let height = 1
  lazy var area: Int { 2 }
  lazy var depth = 3
  print(height, area, depth)
}
// expect error 2:10: 'lazy' cannot be used on an already-lazy global
// expect error 3:10: 'lazy' cannot be used on a let
// expect error 3:10: 'lazy' cannot be used on an already-lazy global
// expect error 4:3: 'lazy' cannot be used on a let
// expect error 4:3: lazy properties must have an initializer
// expect error 5:3: 'lazy' cannot be used on a let
// expect error 6:3: lazy properties must have an initializer
// expect error 7:3: 'lazy' cannot be used on a computed property
// expect error 7:3: lazy properties must have an initializer
// expect error 8:3: 'lazy' cannot destructure an initializer
// expect error 8:3: 'lazy' cannot destructure an initializer
// expect error 12:9: 'lazy' cannot be used on an already-lazy global
// expect error 13:10: 'lazy' cannot be used on an already-lazy global
// expect error 14:3: lazy properties must have an initializer
// expect error 17:3: lazy properties must have an initializer
// expect error 18:3: 'lazy' cannot be used on a let
// expect error 19:3: 'lazy' cannot be used on a computed property
// expect error 19:3: lazy properties must have an initializer
