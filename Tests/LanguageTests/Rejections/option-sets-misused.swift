struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1)
  static let plain = Options(rawValue: 2)
}
func t() {
  var options: Options = [.bold, .plain]
  options.insert(.bold, .plain)
  options.insert(Options.bold, Options.plain)
  options.remove(.bold, .plain)
  options.formUnion(.bold, .plain)
  print(options.contains(.bold, .plain))
  for option in options { print(option) }
  print(options.count)
}
// expect error 8:26: cannot infer contextual base in reference to member 'plain'
// expect error 8:26: extra argument in call
// expect error 9:40: extra argument in call
// expect error 10:26: cannot infer contextual base in reference to member 'plain'
// expect error 10:26: extra argument in call
// expect error 11:29: cannot infer contextual base in reference to member 'plain'
// expect error 11:29: extra argument in call
// expect error 12:34: cannot infer contextual base in reference to member 'plain'
// expect error 12:34: extra argument in call
// expect error 13:17: for-in loop requires 'Options' to conform to 'Sequence'
// expect error 14:17: value of type 'Options' has no member 'count'
