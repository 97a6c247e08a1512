let a: Any = [1, 2]
let b = a as! [String]
print(b)
// expect trap: Could not cast value of type 'Swift.Int' to 'Swift.String'.
