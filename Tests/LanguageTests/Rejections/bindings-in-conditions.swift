if let x == Int("1") { }
func f() {
  guard let y == Int("1") else { return }
  while let z > 3 { }
}
// expect error 1:8: pattern variable binding cannot appear in an expression
// expect error 1:8: unwrap condition requires a valid identifier
// expect error 3:13: pattern variable binding cannot appear in an expression
// expect error 3:13: unwrap condition requires a valid identifier
// expect error 4:13: pattern variable binding cannot appear in an expression
// expect error 4:13: unwrap condition requires a valid identifier
