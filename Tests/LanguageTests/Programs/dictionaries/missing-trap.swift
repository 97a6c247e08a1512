let d = ["a": 1]
print(d["a"]!)
print(d["b"]!)
// expect: 1
// expect trap: Unexpectedly found nil while unwrapping an Optional value
