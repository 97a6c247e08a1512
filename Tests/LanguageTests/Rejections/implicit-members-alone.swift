enum Tab { case list, page(Int) }

struct State {
  var tab = .list
  static let other = .page(1)
}

let outside = .list

func f() {
  let inside = .list
  let known: Tab = .page(2)
  print(inside, known)
}

func g(_ seen: Set<Int>, _ ages: [String: Int]) {
  var (seen, ages) = (seen, ages)
  seen.append(3)
  ages.append(4)
  seen.insert(3)
  ages["a"] = 4
}
// expect error 4:14: reference to member 'list' cannot be resolved without a contextual type
// expect error 5:23: reference to member 'page' cannot be resolved without a contextual type
// expect error 8:16: reference to member 'list' cannot be resolved without a contextual type
// expect error 11:17: reference to member 'list' cannot be resolved without a contextual type
// expect error 18:8: value of type 'Set<Int>' has no member 'append'
// expect error 19:8: value of type '[String : Int]' has no member 'append'
