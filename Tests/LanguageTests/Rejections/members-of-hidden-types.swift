func numbers() -> some Collection { [1, 2] }
func known() -> some Collection<Int> { [1, 2] }
let first: Int = numbers().first!
let sum = numbers().first! + 1
let fine: Int = known().first! + 1
for number in numbers() { print(number) }
// expect error 3:33: cannot convert value of type '(some Collection).Element' to specified type 'Int'
// expect error 4:26: cannot convert value of type '(some Collection).Element' to expected argument type 'Int'
