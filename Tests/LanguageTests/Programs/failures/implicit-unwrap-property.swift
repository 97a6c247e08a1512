class C { var name: String! }
let c = C()
print(c.name as Any)
print(c.name.count)
// expect: nil
// expect trap: Unexpectedly found nil while implicitly unwrapping an Optional value
