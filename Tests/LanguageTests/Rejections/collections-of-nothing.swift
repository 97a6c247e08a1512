var words = Set()
let ages = Dictionary()
let list = Array()
let slice = ArraySlice()
func local() { let numbers = Set(); print(numbers) }
struct Box { var items = Set() }
// expect error 1:13: generic parameter 'Element' could not be inferred
// expect error 2:12: generic parameter 'Key' could not be inferred
// expect error 3:12: generic parameter 'Element' could not be inferred
// expect error 4:13: generic parameter 'Element' could not be inferred
// expect error 5:30: generic parameter 'Element' could not be inferred
// expect error 6:26: generic parameter 'Element' could not be inferred
