extension String {
    func firstIndex(of character: Character) -> Int? {
        return firstIndex(of: character).map { distance(from: startIndex, to: $0) }
    }
}
let i: Int? = "hello".firstIndex(of: "l")
print(i as Any)
// expect: Optional(2)
