var words = Set()
let ages = Dictionary()
let list = Array()
let slice = ArraySlice()
func local() { let numbers = Set(); print(numbers) }
struct Box { var items = Set() }
// expect error 1: generic parameter 'Element' could not be inferred
// expect error 2: generic parameter 'Key' could not be inferred
// expect error 3: generic parameter 'Element' could not be inferred
// expect error 4: generic parameter 'Element' could not be inferred
// expect error 5: generic parameter 'Element' could not be inferred
// expect error 6: generic parameter 'Element' could not be inferred
