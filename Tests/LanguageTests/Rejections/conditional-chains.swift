func fizz(_ n: Int) -> String { n % 3 == 0 ? "Fizz" : n % 5 == 0 ? "Buzz" : n }
func fizz2(_ n: Int) -> String { return n % 3 == 0 ? "Fizz" : n }
for i in 1...3 { let s: String = i % 3 == 0 ? "Fizz" : i % 5 == 0 ? "Buzz" : i ; print(s) }
func fizz3(_ n: Int) -> String { n % 15 == 0 ? "FizzBuzz" : n % 3 == 0 ? "Fizz" : n % 5 == 0 ? "Buzz" : n }
func fizz4(_ n: Int) -> String { n % 15 == 0 ? n : n % 3 == 0 ? "Fizz" : "Buzz" }
func fizz5(_ n: Int) -> String { n % 15 == 0 ? "a" : n % 3 == 0 ? n : "Buzz" }
func fizz6(_ n: Int) -> Int { n % 15 == 0 ? 1 : n % 3 == 0 ? "x" : n }
func fizz7(_ n: Int) -> Int { n % 15 == 0 ? 1 : n % 3 == 0 ? n : "x" }
func fizz8(_ n: Int, _ s: String) -> Int { n % 15 == 0 ? n : n % 3 == 0 ? n : s }
func fizz9(_ n: Int, _ s: String) -> String { n % 15 == 0 ? s : n % 3 == 0 ? s : n }
func take(_ s: String) {}
func fizz10(_ n: Int, _ s: String) { take(n % 15 == 0 ? "s" : n % 3 == 0 ? "s" : n) }
func fizz11(_ n: Int, _ s: String) { print(n % 15 == 0 ? "s" : n % 3 == 0 ? "s" : n) }
func fizz14(_ n: Int, _ s: String) { var x = ""; x = n % 15 == 0 ? "s" : n % 3 == 0 ? "s" : n }
func fizz16(_ n: Int) -> String { n % 3 == 0 ? "Fizz" : n % 5 == 0 ? "Buzz" : String(n) + 1 }
func fizz18(_ n: Double) -> Int { n == 0 ? 1 : n == 5 ? 3 : n }
func fizz19(_ n: Int) -> String { n == 0 ? "a" : n == 5 ? "b" : 3 }
func fizz20(_ n: Int) -> String { n == 0 ? "a" : n == 5 ? "b" : nil }

func g1(_ n: Int) { take(n == 1 ? "s" : n == 2 ? n : "s") }
func g2(_ n: Int) { take(n == 1 ? n : n == 2 ? "t" : "s") }
func g3(_ n: Int) { var x = ""; x = n == 1 ? "s" : n == 2 ? n : "s" }
func g4(_ n: Int) { var x = ""; x = n == 1 ? n : n == 2 ? "t" : "s" }
func g5(_ n: Int) -> String { n == 1 ? "s" : n == 2 ? "t" : n == 3 ? n : "s" }
func g6(_ n: Int) -> String { n == 1 ? "s" : n == 2 ? n : n == 3 ? "t" : "s" }
func g7(_ n: Int) -> String { n == 1 ? n : n == 2 ? "r" : n == 3 ? "t" : "s" }
func g8(_ n: Int) -> String { n == 1 ? "s" : n == 2 ? "t" : n == 3 ? "t" : n == 4 ? "u" : n }
func g9(_ n: Int) { take(n == 1 ? "s" : n == 2 ? "t" : n == 3 ? "t" : n) }
func g10(_ n: Int) { let s: String = n == 1 ? "s" : n == 2 ? "t" : n == 3 ? "t" : n; print(s) }
func g11(_ n: Int) { var s = ""; s = n == 1 ? "s" : n == 2 ? "t" : n == 3 ? "t" : n; print(s) }
func g12(_ n: Int) { print(n == 1 ? "s" : n == 2 ? "t" : n == 3 ? "t" : n) }
func g13(_ n: Int) -> String { n == 1 ? "s" : n == 2 ? n : n }
func g14(_ n: Int) -> String { n == 1 ? "s" : (n == 2 ? "a" : n) }
func any(_ x: Any) {}
func anyv(_ x: Any...) {}
func h1(_ n: Int) { print(n == 1 ? n : "s") }
func h2(_ n: Int) { print(n == 1 ? 1 : "s") }
func h3(_ n: Int) { any(n == 1 ? 1 : "s") }
func h4(_ n: Int) { any(n == 1 ? 1 : n == 2 ? 2 : "s") }
func h5(_ n: Int) { anyv(n == 1 ? 1 : n == 2 ? 2 : "s") }
func h6(_ n: Int) { let x: Any = n == 1 ? 1 : n == 2 ? 2 : "s" }
func h7(_ n: Int) -> Any { n == 1 ? 1 : n == 2 ? 2 : "s" }
func h8(_ n: Int) -> [Any] { [n == 1 ? 1 : n == 2 ? 2 : "s"] }
func h9(_ n: Int) { print(n == 1 ? n : n == 2 ? n : "s") }
func h10(_ n: Int) { print(n == 1 ? n : n == 2 ? "s" : n) }
func h11(_ n: Int) { print(n == 1 ? "s" : n == 2 ? n : n) }
func h12(_ n: Int) { print(n == 1 ? n : n == 2 ? n : n == 3 ? n : "s") }
func h13(_ n: Int) { any(n == 1 ? n : n == 2 ? n : n == 3 ? n : "s") }
func h14(_ n: Int) { let x: Any = n == 1 ? n : n == 2 ? n : n == 3 ? n : "s" }
func h15(_ n: Int) -> Any { n == 1 ? n : n == 2 ? n : n == 3 ? n : "s" }
func h16(_ n: Int) -> Any { n == 1 ? n : n == 2 ? "s" : n == 3 ? n : "s" }
for i in 1...3 { print(i == 1 ? "s" : i == 2 ? "t" : i) }
for i in 1...3 { print(i % 15 == 0 ? "FizzBuzz" : i % 3 == 0 ? "Fizz" : i % 5 == 0 ? "Buzz" : i) }
for i in 1...3 { print(i == 1 ? "s" : i) }
func i2(_ n: Int, s: String) { let x = n == 1 ? "s" : n == 2 ? n : "t"; print(x) }
func i4(_ n: Int, s: String) { let x = n == 1 ? s : n == 2 ? n : s; print(x) }
func i6(_ n: Int, s: String) { print("\(n == 1 ? "a" : n == 2 ? "a" : n)") }
// expect error 1:44: cannot convert return expression of type 'Int' to return type 'String'
// expect error 1:68: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 2:52: cannot convert return expression of type 'Int' to return type 'String'
// expect error 3:45: cannot convert value of type 'Int' to specified type 'String'
// expect error 3:69: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 4:105: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 5:46: cannot convert return expression of type 'Int' to return type 'String'
// expect error 6:67: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 7:62: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 8:43: cannot convert return expression of type 'String' to return type 'Int'
// expect error 8:62: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 9:56: cannot convert return expression of type 'String' to return type 'Int'
// expect error 9:75: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 10:59: cannot convert return expression of type 'Int' to return type 'String'
// expect error 10:78: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 12:82: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 13:77: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 14:93: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 15:91: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 16:42: cannot convert return expression of type 'Double' to return type 'Int'
// expect error 17:42: cannot convert return expression of type 'Int' to return type 'String'
// expect error 17:59: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 18:65: 'nil' cannot be used in context expecting type 'String'
// expect error 20:50: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 21:35: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 22:61: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 23:46: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 24:70: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 25:55: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 26:38: cannot convert return expression of type 'Int' to return type 'String'
// expect error 27:91: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 28:71: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 29:83: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 30:83: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 31:73: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 32:39: cannot convert return expression of type 'Int' to return type 'String'
// expect error 33:39: cannot convert return expression of type 'Int' to return type 'String'
// expect error 33:57: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 51:66: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 52:48: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 53:95: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 55:64: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 56:62: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 57:71: result values in '? :' expression have mismatching types 'String' and 'Int'
