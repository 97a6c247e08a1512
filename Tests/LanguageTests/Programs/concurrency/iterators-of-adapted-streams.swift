func numbers(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in 0..<count { continuation.yield(number) }
    continuation.finish()
  }
}
var texts = numbers(6).filter { $0 % 2 == 0 }.map { "v\($0)" }.makeAsyncIterator()
while let text = await texts.next() { print(text) }
var firsts = numbers(9).prefix(2).makeAsyncIterator()
print(await firsts.next() as Any, await firsts.next() as Any, await firsts.next() as Any)
var rest = numbers(4).dropFirst(3).makeAsyncIterator()
if let last = await rest.next() { print(last) }
// expect: v0
// expect: v2
// expect: v4
// expect: Optional(0) Optional(1) nil
// expect: 3
