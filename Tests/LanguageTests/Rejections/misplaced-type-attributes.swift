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
// expect error 1: '@escaping' may only be used in function parameter position
// expect error 2: '@autoclosure' may only be used on parameters
// expect error 4: '@escaping' may only be used in function parameter position
// expect error 6: '@escaping' may only be used in function parameter position
// expect error 7: '@escaping' may only be used in function parameter position
// expect error 8: '@escaping' may only be used in function parameter position
// expect error 9: closure is already escaping in optional type argument
// expect error 10: '@escaping' may only be used in function parameter position
// expect error 11: '@escaping' may only be used in function parameter position
// expect error 12: '@escaping' only applies to function types
// expect error 13: '@autoclosure' only applies to function types
// expect error 14: argument type of '@autoclosure' parameter must be '()'
