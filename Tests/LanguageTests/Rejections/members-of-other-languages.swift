let numbers = [1, 2]
print(numbers.length)
print("abc".length)
var list = [1]
list.push(2)
list.add(3)
let table = ["a": 1]
print(table.size)
print("abc".toUpperCase())
print(numbers.indexOf(1))
// expect error 2:15: value of type '[Int]' has no member 'length'
// expect error 3:13: value of type 'String' has no member 'length'
// expect error 5:6: value of type '[Int]' has no member 'push'
// expect error 6:6: value of type '[Int]' has no member 'add'
// expect error 8:13: value of type '[String : Int]' has no member 'size'
// expect error 9:13: value of type 'String' has no member 'toUpperCase'
// expect error 10:15: value of type '[Int]' has no member 'indexOf'
