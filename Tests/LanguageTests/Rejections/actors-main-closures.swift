@MainActor final class Model {
  var count = 0
  func bump() { count += 1 }
}
func now(_ action: () -> Void) { action() }
func later(_ action: @escaping () -> Void) { action() }
func onMain(_ action: @MainActor () -> Void) {}
func use(_ model: Model) {
  now { model.count += 1 }
  later { model.bump() }
  [1, 2].forEach { _ in model.bump() }
  _ = [1].map { $0 + model.count }
  onMain { model.bump() }
  Task { @MainActor in model.bump() }
}
@MainActor func fine(_ model: Model) {
  now { model.bump() }
  later { model.count += 1 }
  _ = [1].map { $0 + model.count }
}
// expect error 9:15: main actor-isolated property 'count' can not be mutated from a nonisolated context
// expect error 10:17: call to main actor-isolated instance method 'bump()' in a synchronous nonisolated context
// expect error 11:31: call to main actor-isolated instance method 'bump()' in a synchronous nonisolated context
// expect error 12:28: main actor-isolated property 'count' can not be referenced from a nonisolated context
