let none: [String: Int] = []
let ages: [String: Int]? = ["a", "b", "c"]
var counts: [String: Int] = [:]
counts = ["a"]
func show(_ ages: [String: Int]) {}
show(["a", "b"])
show([])
func empty() -> [String: Int] { [] }
let set: Set<Int> = []
// expect error 1:27: use [:] to get an empty dictionary literal
// expect error 2:28: dictionary of type '[String : Int]' cannot be initialized with array literal
// expect error 4:10: dictionary of type '[String : Int]' cannot be used with array literal
// expect error 6:6: dictionary of type '[String : Int]' cannot be used with array literal
// expect error 7:6: use [:] to get an empty dictionary literal
// expect error 8:33: use [:] to get an empty dictionary literal
