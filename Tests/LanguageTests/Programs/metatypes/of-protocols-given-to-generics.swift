enum E: Error { case a }
let (stream, cont) = AsyncThrowingStream.makeStream(of: String.self, throwing: Error.self)
cont.yield("a")
cont.finish()
for try await s in stream { print(s) }
let (s2, c2) = AsyncThrowingStream<Int, any Error>.makeStream(throwing: (any Error).self)
c2.yield(2); c2.finish(throwing: E.a)
do { for try await s in s2 { print(s) } } catch { print(error) }
func g<T>(_ t: T.Type) -> String { "\(t)" }
print(g(Error.self), g((any Error).self), g(Int.self))
func h<T>(_ t: T.Type) where T == any Error { print(t) }
h(Error.self)
struct Box<F> { static func make(_ f: F.Type = F.self) -> String where F == any Error { "\(f)" } }
print(Box.make(Error.self), Box<any Error>.make())
// expect: a
// expect: 2
// expect: a
// expect: Error Error Int
// expect: Error
// expect: Error Error
