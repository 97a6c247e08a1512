let values: [Any] = [1, "two"]
print(values[0] as! Int + 1)
print(values[1] as? Int as Any)
print(values[1] as! Int)
// expect: 2
// expect: nil
// expect trap: Could not cast value of type 'Swift.String' to 'Swift.Int'.
