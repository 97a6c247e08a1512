let list = [1, 2]
_ = list.sorted { true }
_ = list.sorted { x in true }
_ = list.sorted { (a: Int) in true }
_ = list.sorted {}
_ = list.flatMap { [1] }
_ = ["a": 1].sorted { true }
_ = ["a": 1].filter { true }
var copy = list
copy.sort { true }
copy.sort { x in true }
// expect error 2:17: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 3:19: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
// expect error 4:19: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
// expect error 5:17: cannot convert value of type '()' to closure result type 'Bool'
// expect error 5:17: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 6:18: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 7:21: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 8:21: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 10:11: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 11:13: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
