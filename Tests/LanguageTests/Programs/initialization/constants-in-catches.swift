struct Failure: Error { let code: Int }
func read(_ n: Int) throws -> [Int] { if n < 0 { throw Failure(code: n) }; return [n] }
struct Box {
  let content: [Int]
  let meta: [Int]
  init(_ a: Int, _ b: Int, _ c: Int) {
    do {
      let first = try read(a)
      do { content = try read(b) } catch { print("no content", error); content = first }
      do { meta = try read(c) } catch { print("no meta", error); meta = [] }
    } catch {
      print("nothing", error)
      content = []
      meta = []
    }
  }
}
print(Box(1, 2, 3), Box(1, -2, -3), Box(-1, 2, 3))
func choose(_ n: Int) -> String {
  let text: String
  do {
    let numbers = try read(n)
    print("read", numbers)
    text = numbers.map { "\($0)" }.joined()
    print("chosen", text)
  } catch let failure as Failure {
    text = "code \(failure.code)"
  } catch {
    text = "other"
  }
  return text
}
print(choose(4), choose(-4))
// expect: no content Failure(code: -2)
// expect: no meta Failure(code: -3)
// expect: nothing Failure(code: -1)
// expect: Box(content: [2], meta: [3]) Box(content: [1], meta: []) Box(content: [], meta: [])
// expect: read [4]
// expect: chosen 4
// expect: 4 code -4
