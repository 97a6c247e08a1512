protocol Step: RawRepresentable where RawValue == Int {}
extension Step {
  var next: Self? { Self(at: rawValue + 1) }
  var before: Self? { Self.init(number: rawValue - 1) }
  var same: Self? { Self(rawValue: rawValue) }
}
func first<T: Step>(_ type: T.Type) -> T? { T(at: 1) }
enum Level: Int, Step { case low = 1, high }
print(Level.low.next as Any)
// expect error 3:25: incorrect argument label in call (have 'at:', expected 'rawValue:')
// expect error 4:32: incorrect argument label in call (have 'number:', expected 'rawValue:')
// expect error 7:46: incorrect argument label in call (have 'at:', expected 'rawValue:')
