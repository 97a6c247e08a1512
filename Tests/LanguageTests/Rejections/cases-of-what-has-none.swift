let n = 5
if case .red(let x) = n { print(x) }
if case .some(let x) = n { print(x) }
if case .none = n { print(1) }
switch n {
case .some: print(2)
default: break
}
// expect error 2:10: type 'Int' has no member 'red'
// expect error 3:10: type 'Int' has no member 'some'
// expect error 4:10: type 'Int' has no member 'none'
// expect error 6:7: type 'Int' has no member 'some'
