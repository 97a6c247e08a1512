class Base {
  init() {}
  init(name: String) {}
}
class Named {
  init(name: String) {}
}
class Sometimes: Base {
  init(calls: Bool) {
    if calls { super.init(name: "a") }
  }
}
class Never: Named {
  var count: Int
  init(count: Int) {
    self.count = count

  }
}
// expect error 11:3: 'super.init' isn't called on all paths before returning from initializer
// expect error 18:3: 'super.init' isn't called on all paths before returning from initializer
