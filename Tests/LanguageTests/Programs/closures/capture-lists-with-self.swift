class Button {
  var action: (() -> Void)?
  var n = 0
  func unowned() { action = { [unowned self, k = n + 10] in print(k, n) } }
  func weakly() { action = { [weak self, k = n + 1, m = self.n] in print(k, m, self?.n ?? -1) } }
}
let button = Button()
button.unowned()
button.n = 7
button.action?()
button.weakly()
button.n = 9
button.action?()
let a = 5
let shadowing = { [a = 1, b = a] in print(a, b) }
shadowing()
// expect: 10 7
// expect: 8 7 9
// expect: 1 5
