protocol Shape { }
func f<T: Shape>(_ t: T.Type) -> T { t.init() }
func g<T>(_ t: T.Type) -> T { return t.init() }
func h<T: Shape>(_ t: T.Type) -> T { T() }
protocol Made { init(x: Int) }
func i<T: Made>(_ t: T.Type) -> T { t.init(x: 1) }
func j<T: Made>(_ t: T.Type) -> T { t.init() }
// expect error 2:40: type 'T' has no member 'init'
// expect error 3:40: type 'T' has no member 'init'
// expect error 4:38: type 'T' has no member 'init'
// expect error 7:44: missing argument for parameter 'x' in call
