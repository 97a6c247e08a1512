// Accessors that do not hand their value over on every way.
struct Box {
  var value = 1
  var some: Int {
    get { value }
    _modify {
      if value > 1 { yield &value }
    }
  }
  var none: Int {
    get { value }
    _modify { value += 1 }
  }
  var early: Int {
    get { value }
    _modify {
      if value > 1 { return }
      yield &value
    }
  }
  var read: Int {
    _read { if value > 1 { yield value } }
  }
  var empty: Int { _read {} }
  var guarded: Int {
    _read {
      guard value > 1 else { return }
      yield value
    }
  }
  var cases: Int {
    get { value }
    _modify {
      switch value {
      case 1: yield &value
      case 2: break
      default: fatalError("none")
      }
    }
  }
  var right: Int {
    _read {
      if value > 1 {
        yield value
        return
      }
      fatalError("none")
    }
    _modify {
      guard value > 1 else { fatalError("none") }
      if value > 2 {
        yield &value
        return
      }
      yield &value
    }
  }
  subscript(index: Int) -> Int {
    get { value }
    _modify { if index > 1 { yield &value } }
  }
}
// expect error 8:5: accessor must yield on all paths before returning
// expect error 12:26: accessor must yield before returning
// expect error 19:5: accessor must yield on all paths before returning
// expect error 22:42: accessor must yield on all paths before returning
// expect error 24:27: accessor must yield before returning
// expect error 29:5: accessor must yield on all paths before returning
// expect error 39:5: accessor must yield on all paths before returning
// expect error 60:45: accessor must yield on all paths before returning
