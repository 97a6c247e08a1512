let numbers = [1, 2]
let text = "abc"
print(numbers.count())
if text.count() > 2 { print(text) }
print(text.isEmpty())
print(numbers.last()?.description ?? "")
for index in 0..<numbers.count() { print(index) }
struct Point { var x = 1 }
print(Point().x())
let range = 1...3
print(range[0])
// expect error 3:15: cannot call value of non-function type 'Int'
// expect error 4:9: cannot call value of non-function type 'Int'
// expect error 5:12: cannot call value of non-function type 'Bool'
// expect error 6:15: cannot call value of non-function type 'Int?'
// expect error 7:26: cannot call value of non-function type 'Int'
// expect error 9:15: cannot call value of non-function type 'Int'
// expect error 11:12: no exact matches in call to subscript
