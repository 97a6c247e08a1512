print([1, 2] == [1, "2"])
let numbers = [1, 2]
print(numbers == [1, "2"])
print(["1", 2] != numbers)
print(["a": 1] == ["a": 1, "b": "c"])
print(numbers == [1, 2], [1, 2] == [1, 2.5], ["a": 1] == ["a": 1])
let things: [Any] = [1, "2"]
print(things.count)
// expect error 1:21: cannot convert value of type 'String' to expected element type 'Int'
// expect error 3:22: cannot convert value of type 'String' to expected element type 'Int'
// expect error 4:8: cannot convert value of type 'String' to expected element type 'Int'
// expect error 5:33: cannot convert value of type 'String' to expected dictionary value type 'Int'
