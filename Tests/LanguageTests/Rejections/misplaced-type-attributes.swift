var action: @escaping () -> Void = {}
let lazily: @autoclosure () -> Int = { 1 }
struct Button {
  var tap: @escaping () -> Void
}
typealias Action = @escaping () -> Void
enum Event { case tap(@escaping () -> Void) }
func make() -> @escaping () -> Void { {} }
func store(_ action: (@escaping () -> Void)?) {}
func storeAll(_ actions: [@escaping () -> Void]) {}
func storeSome(_ actions: @escaping () -> Void...) {}
func number(_ value: @escaping Int) {}
func later(_ value: @autoclosure Int) {}
func change(_ value: @autoclosure (Int) -> Int) {}
func run(_ work: @escaping () -> Void, _ other: (@escaping () -> Void) -> Void) {}
// expect error 1:13: '@escaping' may only be used in function parameter position
// expect error 2:13: '@autoclosure' may only be used on parameters
// expect error 4:12: '@escaping' may only be used in function parameter position
// expect error 6:20: '@escaping' may only be used in function parameter position
// expect error 7:23: '@escaping' may only be used in function parameter position
// expect error 8:16: '@escaping' may only be used in function parameter position
// expect error 9:36: closure is already escaping in optional type argument
// expect error 10:27: '@escaping' may only be used in function parameter position
// expect error 11:27: '@escaping' may only be used in function parameter position
// expect error 12:22: '@escaping' only applies to function types
// expect error 13:22: '@autoclosure' only applies to function types
// expect error 14:23: argument type of '@autoclosure' parameter must be '()'
