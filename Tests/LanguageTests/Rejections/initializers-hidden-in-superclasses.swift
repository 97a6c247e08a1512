class S3 { private init() {} }
class T3: S3 { init(x: Int) { super.init() } }
class S4 { private init(a: Int) {}; init() {} }
class T4: S4 { init(x: Int) { super.init() } }
class Outer { class In { private init() {} ; class Sub: In { init(x: Int) { super.init() } } } }
class D1: S4 { override deinit { } }
// expect error 2:37: 'S3' initializer is inaccessible due to 'private' protection level
// expect error 6:16: 'override' modifier cannot be applied to this declaration
