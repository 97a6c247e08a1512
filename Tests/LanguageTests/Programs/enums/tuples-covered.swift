// Rows of tuple patterns cover a switch together.
enum Light { case red, green }

func describe(_ a: Int?, _ b: Int?) -> String {
  switch (a, b) {
  case (let a?, nil): "only \(a)"
  case (nil, _): "no first"
  case (_, let b?): "second \(b)"
  }
}

func cross(_ light: Light, _ isWalking: Bool) -> String {
  switch (light, isWalking) {
  case (.red, true): "stop walking"
  case (_, false): "stand"
  case (.green, _): "go on"
  }
}

func both(_ left: Light, _ right: Light, _ extra: Int?) -> Int {
  switch (left, right, extra) {
  case (.red, _, nil): 1
  case (_, .green, nil): 2
  case (.green, .red, nil): 3
  case (_, _, let extra?): extra
  }
}

print(describe(1, nil))
print(describe(nil, 2))
print(describe(nil, nil))
print(describe(1, 2))
print(cross(.red, true), cross(.green, true), cross(.green, false), cross(.red, false))
print(both(.red, .red, nil), both(.green, .green, nil), both(.green, .red, nil), both(.red, .green, 9))
// expect: only 1
// expect: no first
// expect: no first
// expect: second 2
// expect: stop walking go on stand stand
// expect: 1 2 3 9
