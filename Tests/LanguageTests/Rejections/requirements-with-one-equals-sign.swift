struct V<T> {}
extension V where T = Int { }
func g<T>(_ t: T) where T = Int {}
// expect error 2:21: use '==' for same-type requirements rather than '='
// expect error 3:27: use '==' for same-type requirements rather than '='
