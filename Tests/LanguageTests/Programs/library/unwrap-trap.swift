let values = ["1", "two"]
for value in values { print(Int(value)!) }
// expect: 1
// expect trap: Unexpectedly found nil while unwrapping an Optional value
