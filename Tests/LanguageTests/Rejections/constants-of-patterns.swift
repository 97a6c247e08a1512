enum Shape { case dot(Int), line(Int), box(Box) }
struct Box { var side = 0 }
struct Wrong: Error { var reason = "" }
func change(_ shape: Shape, _ pair: (Box, Int), _ box: Box?, _ list: [Int]) {
  switch shape {
  case .dot(let size), .line(let size): size += 1
  case .box(let box): box.side = 1
  }
  switch pair {
  case (let box, let count) where count > 0: box.side = 2
  case let (_, count): count = 3
  }
  if case .dot(let size) = shape { size = 2 }
  if let box { box.side = 2 }
  do { throw Wrong() } catch let wrong as Wrong { wrong.reason = "" } catch { error = Wrong() }
  let keep = { [list] in list.append(1) }
  keep()
  switch shape {
  case .dot(var size): size += 1; print(size)
  default: break
  }
}
// expect error 6:46: left side of mutating operator isn't mutable: 'size' is immutable
// expect error 7:27: cannot assign to property: 'box' is immutable
// expect error 10:50: cannot assign to property: 'box' is immutable
// expect error 11:24: cannot assign to value: 'count' is immutable
// expect error 13:36: cannot assign to value: 'size' is a 'let' constant
// expect error 14:20: cannot assign to property: 'box' is a 'let' constant
// expect error 15:57: cannot assign to property: 'wrong' is immutable
// expect error 15:79: cannot assign to value: 'error' is immutable
// expect error 16:31: cannot use mutating member on immutable value: 'list' is an immutable capture
