// Literals match what an optional holds, and a Bool? is covered by both of them and nil.
let flags: [Bool?] = [true, false, nil]
for flag in flags {
  switch flag {
  case true: print("on")
  case false: print("off")
  case nil: print("unknown")
  }
  switch flag {
  case true?: print("true")
  case .some(false): print("false")
  case .none: print("none")
  }
}
let three = 3
let numbers: [Int??] = [1, 3, .some(nil), nil, 4]
for number in numbers {
  switch number {
  case 1: print("one")
  case three: print("three")
  case .some(nil): print("some nil")
  case nil: print("nil")
  default: print("other")
  }
}
let four: Int? = 4
switch 4 {
case four: print("four")
default: print("default")
}
let anything: Any = 1
switch anything {
case nil: print("nil")
default: print("something")
}
if case 4 = four { print("is 4") }
for case let letter? in "ab" { print(letter) }
for case let number? in [1, nil, 3] { print(number) }
print([1, 2] == Set([2, 1]), ["a"] == ["a"][0...], [1] == ContiguousArray([1]), Set([1]) == [1])
// expect: on
// expect: true
// expect: off
// expect: false
// expect: unknown
// expect: none
// expect: one
// expect: three
// expect: some nil
// expect: nil
// expect: other
// expect: four
// expect: something
// expect: is 4
// expect: a
// expect: b
// expect: 1
// expect: 3
// expect: true true true true
