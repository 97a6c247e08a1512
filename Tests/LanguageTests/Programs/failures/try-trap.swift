struct NoNumber: Error { let text: String }
func number(_ s: String) throws -> Int { guard let n = Int(s) else { throw NoNumber(text: s) }; return n }
print(try! number("5"))
print((try? number("x")) as Any)
print(try! number("six"))
// expect: 5
// expect: nil
// expect trap: 'try!' expression unexpectedly raised an error: main.NoNumber(text: "six")
