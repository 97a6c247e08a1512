let pairs = [("a", 1), ("b", 2), ("a", 3)]
print(Dictionary(pairs, uniquingKeysWith: +)["a"]!)
print(Dictionary(uniqueKeysWithValues: pairs).count)
// expect: 4
// expect trap: Duplicate values for key: 'a'
