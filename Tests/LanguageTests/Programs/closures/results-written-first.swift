let v: [Int: Int]? = [1: 2]
let r = v?.reduce([:]) { (result, element) -> [String: Any] in var result = result; result["\(element.0)"] = element.1; return result }
print(r!)
let r2 = [1: 2].reduce([:]) { (result, element) -> [String: Any] in var result = result; result["\(element.0)"] = element.1; return result }
print(r2)
// expect: ["1": 2]
// expect: ["1": 2]
