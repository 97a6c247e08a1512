// An accessor may yield in each branch of its last statement.
struct Three<Element> {
  var a: (Element, Element, Element)
}

extension Three: MutableCollection, RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }

  subscript(i: Int) -> Element {
    _read {
      switch i {
      case 0: yield a.0
      case 1: yield a.1
      case 2: yield a.2
      default: fatalError("out of bounds")
      }
    }
    _modify {
      switch i {
      case 0: yield &a.0
      case 1: yield &a.1
      case 2: yield &a.2
      default: fatalError("out of bounds")
      }
    }
  }
}

struct Choice {
  var isLeft = true
  var left = [1]
  var right = [2]

  var chosen: [Int] {
    _read {
      if isLeft {
        yield left
      } else {
        yield right
      }
    }
    _modify {
      guard isLeft else {
        yield &right
        return
      }
      yield &left
    }
  }
}

var three = Three(a: (3, 1, 2))
three[0] += 5
print(three.map { $0 })
three.sort()
three.swapAt(0, 2)
print(three)

var choice = Choice()
choice.chosen.append(10)
choice.isLeft = false
choice.chosen += [20, 30]
print(choice.chosen, choice)
// expect: [8, 1, 2]
// expect: Three<Int>(a: (8, 2, 1))
// expect: [2, 20, 30] Choice(isLeft: false, left: [1, 10], right: [2, 20, 30])
