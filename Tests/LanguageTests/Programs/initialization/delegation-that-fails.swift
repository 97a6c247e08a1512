struct Empty: Error {}
class Animal {
  let legs = 4
}
class Cat: Animal {
  let name: String
  init(name: String) throws {
    self.name = name
    super.init()
    if name.isEmpty { throw Empty() }
  }
  init?(stray: Bool) {
    if stray { return nil }
    name = "Tom"
  }
  convenience init?(called name: String) { try? self.init(name: name) }
  convenience init(home: Bool) { self.init(stray: !home)! }
}
class Kitten: Cat {
  init(small: Bool) { super.init(stray: !small)! }
  convenience init?(maybe: Bool) {
    try? self.init(trying: maybe)
    print("there is one")
  }
  convenience init(trying: Bool) throws {
    if !trying { throw Empty() }
    self.init(small: true)
  }
}
print(Cat(called: "Purr")!.name, Cat(called: "") == nil, Cat(home: true).name, Kitten(small: true).name)
print(Kitten(maybe: true)!.legs, Kitten(maybe: false) == nil)
struct Bowl {
  var fish: Int
  init(fish: Int) throws {
    if fish < 0 { throw Empty() }
    self.fish = fish
  }
  init?(maybe fish: Int) { try? self.init(fish: fish) }
  init(some fish: Int) { self.init(maybe: fish)! }
  init(sure fish: Int) { try! self.init(fish: fish) }
}
print(Bowl(maybe: 3)!.fish, Bowl(maybe: -1) == nil, Bowl(some: 4).fish, Bowl(sure: 5).fish)
_ = Cat(home: false)
// expect: Purr true Tom Tom
// expect: there is one
// expect: 4 true
// expect: 3 true 4 5
// expect trap: Unexpectedly found nil while unwrapping an Optional value
