var s: String! = nil
let n = s.count
print(n)
// expect trap: Unexpectedly found nil while implicitly unwrapping an Optional value
