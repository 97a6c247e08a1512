extension Catalogue {
  /// The functions of the C library on numbers, and what compares values.
  static let mathematics = #"""
    func min<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? b : a }
    func min<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
      var result = min(min(a, b), c)
      for value in rest { if value < result { result = value } }
      return result
    }
    func max<T: Comparable>(_ a: T, _ b: T) -> T { b >= a ? b : a }
    func max<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
      var result = max(max(a, b), c)
      for value in rest { if value >= result { result = value } }
      return result
    }
    #module(Glibc)
    let DBL_EPSILON: Double = 2.220446049250313e-16
    let DBL_MAX: Double = 1.7976931348623157e+308
    let DBL_MIN: Double = 2.2250738585072014e-308
    let FLT_EPSILON: Float = 1.1920929e-07
    let FLT_MAX: Float = 3.4028235e+38
    let FLT_MIN: Float = 1.1754944e-38
    let M_E: Double = 2.718281828459045
    let M_LOG2E: Double = 1.4426950408889634
    let M_LOG10E: Double = 0.4342944819032518
    let M_LN2: Double = 0.6931471805599453
    let M_LN10: Double = 2.302585092994046
    let M_PI: Double = 3.141592653589793
    let M_PI_2: Double = 1.5707963267948966
    let M_PI_4: Double = 0.7853981633974483
    let M_1_PI: Double = 0.3183098861837907
    let M_2_PI: Double = 0.6366197723675814
    let M_SQRT2: Double = 1.4142135623730951
    let M_SQRT1_2: Double = 0.7071067811865476
    #module(Swift)
    func abs<T: Comparable & SignedNumeric>(_ a: T) -> T { T.Magnitude.self == T.self ? a.magnitude as! T : a < 0 ? -a : a }
    #module(Glibc)
    @_symbol("sqrt(double)") func sqrt(_ x: Double) -> Double
    @_symbol("sqrt(cgfloat)") func sqrt(_ x: CGFloat) -> CGFloat { x.squareRoot() }
    @_symbol("sqrt(float)") func sqrt(_ x: Float) -> Float { x.squareRoot() }
    func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
    func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
    func round<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrAwayFromZero) }
    func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
    func fabs<T: FloatingPoint>(_ x: T) -> T { x < 0 ? -x : x }
    func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
    func rint<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrEven) }
    func nearbyint<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrEven) }
    func lround(_ x: Double) -> Int { Int(x.rounded()) }
    func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }
    func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
    func llroundf(_ x: Float) -> Int64 { Int64(x.rounded()) }
    func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }
    func llrint(_ x: Double) -> Int64 { Int64(x.rounded(.toNearestOrEven)) }
    func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
    func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
    func copysign<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.sign == y.sign ? x : -x }
    func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { z.addingProduct(x, y) }
    func fdim<T: FloatingPoint>(_ x: T, _ y: T) -> T { x > y ? x - y : 0 }
    func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
      let whole = x.rounded(.towardZero)
      return (whole, x - whole)
    }
    func frexp(_ x: Double) -> (Double, Int) { x.isZero || !x.isFinite ? (x, 0) : (_scaled(x, -x.exponent - 1), x.exponent + 1) }
    func ldexp(_ x: Double, _ n: Int) -> Double { _scaled(x, n) }
    func scalbn(_ x: Double, _ n: Int) -> Double { _scaled(x, n) }
    func ilogb(_ x: Double) -> Int { x.exponent }
    func logb(_ x: Double) -> Double { Double(x.exponent) }
    @_symbol("_scaled(double)") func _scaled(_ x: Double, _ n: Int) -> Double
    @_symbol("_scaled(cgfloat)") func _scaled(_ x: CGFloat, _ n: Int) -> CGFloat { CGFloat(_scaled(Double(x), n)) }
    @_symbol("_scaled(float)") func _scaled(_ x: Float, _ n: Int) -> Float { Float(_scaled(Double(x), n)) }
    func fmin<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.minimum(x, y) }
    func fmax<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.maximum(x, y) }
    func hypot(_ x: Double, _ y: Double) -> Double
    func pow(_ x: Double, _ y: Double) -> Double
    func atan2(_ y: Double, _ x: Double) -> Double
    @_symbol("hypot(cgfloat)") func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(hypot(Double(x), Double(y))) }
    @_symbol("hypot(float)") func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
    @_symbol("pow(cgfloat)") func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(pow(Double(x), Double(y))) }
    @_symbol("pow(float)") func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
    @_symbol("atan2(cgfloat)") func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(atan2(Double(y), Double(x))) }
    @_symbol("atan2(float)") func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
    """# + "\n"
    + [
      "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10",
      "cbrt", "log1p", "expm1", "erf", "erfc", "tgamma", "lgamma", "asinh", "acosh", "atanh",
    ]
    .map { name in
      """
      func \(name)(_ x: Double) -> Double
      @_symbol("\(name)(cgfloat)") func \(name)(_ x: CGFloat) -> CGFloat { CGFloat(\(name)(Double(x))) }
      @_symbol("\(name)(float)") func \(name)(_ x: Float) -> Float { Float(\(name)(Double(x))) }
      """
    }
    .joined(separator: "\n")
    + [
      "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "log", "log2", "log10",
      "cbrt",
      "round", "floor", "ceil", "trunc", "fabs", "rint", "nearbyint",
    ]
    .map { "\nfunc \($0)f(_ x: Float) -> Float { \($0)(x) }" }
    .joined()
    + ["pow", "fmod", "atan2", "hypot", "fmin", "fmax", "remainder", "copysign", "fdim"]
    .map { "\nfunc \($0)f(_ x: Float, _ y: Float) -> Float { \($0)(x, y) }" }
    .joined()
}
