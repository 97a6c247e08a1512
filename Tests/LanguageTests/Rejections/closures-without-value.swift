func apply(_ change: (Int) -> Int) -> Int { change(1) }
print(apply { value in
  let other = value + 1
  print(other)
})
print(apply { value in
  let other = value + 1
  return other
})
let job: () -> String = {
  print("a")
  print("b")
}
let stop: (Int) -> Never = { _ in
  print("stop")
  fatalError("now")
}
// expect error 5:1: missing return in closure expected to return 'Int'
// expect error 13:1: missing return in closure expected to return 'String'
