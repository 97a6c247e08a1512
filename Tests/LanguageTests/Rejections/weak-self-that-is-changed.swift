class Observer { var cb: (() -> Void)?; var n = 0; var xs = [1]; var name = "a"; var o: Observer?
  func go() {}
  func start() {
    cb = { [weak self] in self.n += 1 }
    cb = { [weak self] in self.n = 1 }
    cb = { [weak self] in self.go() }
    cb = { [weak self] in print(self.name) }
    cb = { [weak self] in self.name += "b" }
    cb = { [weak self] in self.xs[0] += 1 }
    cb = { [weak self] in self?.n += 1 }
  }
}
let o: Observer? = Observer()
o.n += 1
o.n = 3
var s: String? = "a"
s.count += 1
struct P { var x = 1; var q: P2? }
struct P2 { var y = 1 }
var p: P? = P()
p.x += 1
p.x = 3
var p2 = P()
p2.q.y += 1
let arr: [Int]? = [1]
arr[0] += 1
// expect error 4:27: value of optional type 'Observer?' must be unwrapped to refer to member 'n' of wrapped base type 'Observer'
// expect error 5:27: value of optional type 'Observer?' must be unwrapped to refer to member 'n' of wrapped base type 'Observer'
// expect error 6:27: value of optional type 'Observer?' must be unwrapped to refer to member 'go' of wrapped base type 'Observer'
// expect error 7:33: value of optional type 'Observer?' must be unwrapped to refer to member 'name' of wrapped base type 'Observer'
// expect error 8:27: value of optional type 'Observer?' must be unwrapped to refer to member 'name' of wrapped base type 'Observer'
// expect error 9:27: value of optional type 'Observer?' must be unwrapped to refer to member 'xs' of wrapped base type 'Observer'
// expect error 14:3: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 15:1: value of optional type 'Observer?' must be unwrapped to refer to member 'n' of wrapped base type 'Observer'
// expect error 17:1: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
// expect error 21:1: value of optional type 'P?' must be unwrapped to refer to member 'x' of wrapped base type 'P'
// expect error 22:1: value of optional type 'P?' must be unwrapped to refer to member 'x' of wrapped base type 'P'
// expect error 24:4: value of optional type 'P2?' must be unwrapped to refer to member 'y' of wrapped base type 'P2'
// expect error 26:1: value of optional type '[Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[Int]'
