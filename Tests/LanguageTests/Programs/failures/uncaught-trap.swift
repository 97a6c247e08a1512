enum ShopError: Error { case soldOut(item: String), closed }
func buy(_ item: String) throws -> String { if item == "milk" { throw ShopError.soldOut(item: item) }; return "bought \(item)" }
print(try buy("tea"))
print(try buy("milk"))
print("never")
// expect: bought tea
// expect trap: Error raised at top level: main.ShopError.soldOut(item: "milk")
