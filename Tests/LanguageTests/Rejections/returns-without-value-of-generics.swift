func first<C: Collection>(_ c: C) -> C.Element { return }
func all<C: Sequence>(_ c: C) -> [C.Element] { return }
extension Sequence { func one() -> Element { return } }
func same<T>(_ x: T) -> T { return }
// expect error 1:50: non-void function should return a value
// expect error 2:48: non-void function should return a value
// expect error 3:46: non-void function should return a value
// expect error 4:29: non-void function should return a value
