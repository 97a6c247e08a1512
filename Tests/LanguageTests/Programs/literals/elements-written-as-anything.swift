let count: Int? = 2
let list = [1, count as Any, "x"]
let pairs = ["id": 7, "count": (count as Any), "name": "x"]
let plain = [1, "x" as Any]
print(list, pairs.count, plain, type(of: list), type(of: pairs))
// expect: [1, Optional(2), "x"] 3 [1, "x"] Array<Any> Dictionary<String, Any>
