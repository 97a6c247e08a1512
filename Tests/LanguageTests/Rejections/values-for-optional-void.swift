func number() -> Void? { return 1 }
func text() -> Void? { "a" }
func some(_ flag: Bool) -> Void? {
  if flag { return "x" }
  return nil
}
struct Box { func own() -> ()? { return self } }
// expect error 1:33: unexpected non-void return value in void function
// expect error 2:24: unexpected non-void return value in void function
// expect error 4:20: unexpected non-void return value in void function
// expect error 7:41: unexpected non-void return value in void function
