struct Person { var name = "a" }
let first = \.name
func use() { let second = \.name }
let third: KeyPath<Person, String> = \.name
// expect error 2:13: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 3:27: cannot infer key path type from context; consider explicitly specifying a root type
