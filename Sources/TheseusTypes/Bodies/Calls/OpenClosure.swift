import TheseusProgram

/// A closure that was checked while nothing said what it takes.
struct OpenClosure {
  /// The closure.
  var closure: Closure
  /// What is wanted of it, in which variables stand for what is not known.
  var context: FunctionType
  /// Whether that is reported.
  var isReported = false
}
