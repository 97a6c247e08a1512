func f<C: Collection>(_ c: C) where C.Element == (label: String?, value: Any) { print("list", c.count) }
func f(_ c: KeyValuePairs<String, Any>) { print("pairs", c.count) }
f(["a": 1, "b": "x"])
f([(label: "a", value: 1)])
// expect: pairs 2
// expect: list 1
