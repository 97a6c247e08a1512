enum Failure: Error {
  case late(Int)
  var code: Int { 1 }
}
func typed() throws(Failure) { throw .late(2) }
func untyped() throws { throw Failure.late(3) }
do { try typed() } catch { print(error.code) }
do throws(Failure) { throw .late(1) } catch { print(error.code) }
do { try untyped() } catch { print(error.code) }
do { throw Failure.late(4) } catch { print(error.code) }
do {
  try typed()
  throw Failure.late(5)
} catch {
  let failure: Failure = error
  print(failure)
}
func again() throws(Failure) {
  do { throw Failure.late(6) } catch { throw error }
}
func passed() throws(Failure) {
  do { try typed() } catch { throw error }
}
// expect error 9:42: value of type 'any Error' has no member 'code'
// expect error 10:50: value of type 'any Error' has no member 'code'
// expect error 15:26: cannot convert value of type 'any Error' to specified type 'Failure'
// expect error 19:46: thrown expression type 'any Error' cannot be converted to error type 'Failure'
