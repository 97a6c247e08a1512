struct Failure: Error {}
func make(_ n: Int) throws -> Bool { if n < 0 { throw Failure() }; return true }
func plain(_ value: @autoclosure () -> Bool) { print(value()) }
func open(_ value: @autoclosure () throws -> Bool) { print((try? value()) ?? false) }
func again(_ value: @autoclosure () throws -> Bool) rethrows -> Bool { try value() }
func go() throws {
  plain(make(1))
  plain(try make(1))
  assert(try make(1))
  do { plain(try make(1)) } catch {}
}
func stay() {
  open(make(2))
  again(try make(2))
}
func late() async -> Bool { true }
func wait() async { plain(await late()) }
// expect error 7:9: call can throw, but it is not marked with 'try' and it is executed in a non-throwing autoclosure
// expect error 8:13: call can throw, but it is executed in a non-throwing autoclosure
// expect error 9:14: call can throw, but it is executed in a non-throwing autoclosure
// expect error 10:18: call can throw, but it is executed in a non-throwing autoclosure
// expect error 13:8: call can throw but is not marked with 'try'
// expect error 14:3: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 17:33: 'async' call in an autoclosure that does not support concurrency
