let first = 1 let second = 2
let letter = 'a'
func greet(name String) {}
func size() -> { 1 }
let ages = ["ada": 36, "bob" 41]
guard let age = ages["ada"] { fatalError() }
while true print("x")
struct Pet {
  name = "Rex"
  func bark() {}
  bark()
}
let pick = first > 0 ? 1
let text = "open
do print("x")
defer print("y")
for item 0..<3 { print(item) }
print("end", first
// expect error 1:14: consecutive statements on a line must be separated by ';'
// expect error 2:14: single-quoted string literal found, use '"'
// expect error 3:23: expected ':' following argument label and parameter name
// expect error 4:16: expected type for function result
// expect error 5:30: expected ':' in dictionary literal
// expect error 6:29: expected 'else' after 'guard' condition
// expect error 7:12: expected '{' after 'while' condition
// expect error 9:3: expected 'var' keyword in property declaration
// expect error 11:3: expected 'func' keyword in instance method declaration
// expect error 11:3: invalid redeclaration of 'bark()'
// expect error 13:22: expected ':' after '? ...' in ternary expression
// expect error 14:12: unterminated string literal
// expect error 15:4: expected '{' after 'do'
// expect error 16:7: expected '{' after 'defer'
// expect error 17:10: expected 'in' after for-each pattern
// expect error 19:1: expected ')' in expression list
