func branch(_ isLast: Bool) {
  let list = [1]
  if isLast { _ = consume list }
  print(list)
}
func loop() {
  let list = [1]
  for _ in 0..<3 { _ = consume list }
}
func twice() {
  let list = [1]
  _ = consume list
  _ = consume list
}
func changed() {
  var list = [1]
  _ = consume list
  list.append(1)
}
func taken(_ list: consuming [Int]) {
  _ = consume list
  print(list)
}
func again() {
  var list = [1]
  let kept = consume list
  list = [2]
  print(list, kept)
}
func renewed() {
  var list = [1]
  for _ in 0..<3 {
    _ = consume list
    list = [2]
  }
  for _ in 0..<3 {
    let inner = [1]
    _ = consume inner
  }
  print(list)
}
func left(_ isLast: Bool) {
  let list = [1]
  if isLast {
    _ = consume list
    return
  }
  print(list)
}
func either(_ isLast: Bool) {
  let list = [1]
  if isLast { _ = consume list } else { print(list) }
}
func once() {
  let list = [1]
  while true {
    _ = consume list
    break
  }
}
// expect error 2:14: 'list' used after consume
// expect error 7:14: 'list' used after consume
// expect error 11:14: 'list' used after consume
// expect error 16:7: 'list' used after consume
// expect error 20:14: 'list' used after consume
