let score = 3 { didSet { print("changed") } }
struct Account {
  let balance = 0 {
    willSet { print("before") }
    didSet { print("after") }
  }
  var name = "a" { didSet { print(oldValue) } }
}
func play() {
  let lives = 3 { didSet { print(lives) } }
  print(lives)
}
// expect error 1:15: 'let' declarations cannot be observing properties
// expect error 3:19: 'let' declarations cannot be observing properties
// expect error 10:17: 'let' declarations cannot be observing properties
