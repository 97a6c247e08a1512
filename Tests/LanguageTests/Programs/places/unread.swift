func make() -> Int { print("made"); return 4 }
func at() -> Int { print("at"); return 9 }
final class Store {
  lazy var made = { return make() }()
  var only: Int { print("only"); return 1 }
  var both: Int { get { print("both"); return 1 } set {} }
  subscript(index: Int) -> Int { get { print("subscript"); return index } set {} }
}
struct Model {
  lazy var made = { return make() }()
  var store = Store()
  var list = [1]
  var only: Int { print("only"); return 1 }
  var both: Int { get { print("both"); return 1 } set {} }
  var kept: Int { get { print("kept"); return 1 } nonmutating set {} }
}
func store() -> Store { print("store"); return Store() }
var model = Model()
let fixed = Model()
print("1"); model.made; model.both; model.kept; model.store.both; model.store[at()]; model.list[at()]
print("2"); model.only; model.store.only; fixed.only; fixed.both; fixed.kept; Model().both
print("3"); store().both; store()[at()]; store().made; store().only
let maybe: Store? = Store()
print("4"); maybe?.both; maybe!.both; _ = model.both; (model.both, 1)
func change(_ model: inout Model, _ fixed: Model) { model.both; fixed.both; model.made; print("changed") }
change(&model, fixed)
func value() -> Int { model.both }
print("5", value(), { model.store.both }())
var top: Int { get { print("top"); return 1 } set {} }
top
print("6", top)
let run: () -> Void = { model.both }
run()
func single() { model.both }
single()
let _ = model.both
if true { let _ = model.kept }
print("7")
// expect: 1
// expect: at
// expect: at
// expect: 2
// expect: only
// expect: only
// expect: only
// expect: both
// expect: both
// expect: 3
// expect: store
// expect: store
// expect: at
// expect: store
// expect: store
// expect: only
// expect: 4
// expect: both
// expect: both
// expect: both
// expect: changed
// expect: both
// expect: both
// expect: 5 1 1
// expect: top
// expect: 6 1
// expect: both
// expect: both
// expect: kept
// expect: 7
