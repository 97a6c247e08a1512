lazy var first = 3
struct Box {
  lazy var value = 4
}
func use() {
  lazy var local = 5
  print(local)
}
private lazy var second: Int = { 6 }()
var box = Box()
print(box.value, first, second)
use()
// expect error 1:1: 'lazy' cannot be used on an already-lazy global
// expect error 9:9: 'lazy' cannot be used on an already-lazy global
