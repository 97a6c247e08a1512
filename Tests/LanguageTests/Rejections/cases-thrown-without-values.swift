enum Failure: Error { case wrong(String), late }
func first() throws { throw Failure.wrong }
func second() throws { throw Failure.wrong("a") }
func third() throws { throw Failure.late }
func fourth() throws { throw "a" }
// expect error 2:37: thrown expression type '(String) -> Failure' does not conform to 'Error'
// expect error 5:30: thrown expression type 'String' does not conform to 'Error'
