class Base { var value = 0 { willSet { print("base will", newValue) } didSet { print("base did", oldValue) } }
  var computed: Int { get { value * 2 } set { value = newValue / 2 } } }
class Middle: Base { override var value: Int { didSet { print("middle did", oldValue, value) } } }
class Leaf: Middle {
  override var value: Int { willSet { print("leaf will", newValue) } }
  override var computed: Int { didSet { print("computed did", oldValue) } } }
let leaf = Leaf()
leaf.value = 3
leaf.computed = 20
print(leaf.value, leaf.computed)
let base: Base = Middle()
base.value += 7
print(base.value)
func change(_ n: inout Int) { n = 100 }
change(&leaf.value)
print((leaf as Base).value)
// expect: leaf will 3
// expect: base will 3
// expect: base did 0
// expect: middle did 0 3
// expect: leaf will 10
// expect: base will 10
// expect: base did 3
// expect: middle did 3 10
// expect: computed did 6
// expect: 10 20
// expect: base will 7
// expect: base did 0
// expect: middle did 0 7
// expect: 7
// expect: leaf will 100
// expect: base will 100
// expect: base did 10
// expect: middle did 10 100
// expect: 100
