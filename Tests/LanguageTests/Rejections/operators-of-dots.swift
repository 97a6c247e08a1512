for number in 1..5 { print(number) }
func rest(_ list: [Int]) { print(list[1..]) }
// expect error 1:16: cannot find operator '..' in scope; did you mean '...'?
// expect error 2:40: cannot find operator '..' in scope; did you mean '...'?
