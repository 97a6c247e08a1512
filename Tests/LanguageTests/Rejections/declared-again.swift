func one() -> Int { 1 }
func one() -> Int { 2 }
print(one())
struct Dog {
  func bark() {}
  func bark() {}
}
Dog().bark()
struct Failure: Error {}
func fail() throws(Failure) { throw 1 }
func failAtAll() throws { throw 1 }
// expect error 2:6: invalid redeclaration of 'one()'
// expect error 6:8: invalid redeclaration of 'bark()'
// expect error 10:37: thrown expression type 'Int' cannot be converted to error type 'Failure'
// expect error 11:33: thrown expression type 'Int' does not conform to 'Error'
