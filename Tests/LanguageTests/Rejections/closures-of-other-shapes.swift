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
// expect error 2: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 3: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
// expect error 4: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
// expect error 5: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 5: cannot convert value of type '()' to closure result type 'Bool'
// expect error 6: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 7: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 8: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 10: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
// expect error 11: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
