enum Token: Equatable {
  case number(Int)
  case name(String)
  case symbol(Character)
}

func tokens(of text: String) -> [Token] {
  var result: [Token] = []
  var number = 0
  var name = ""
  var isNumber = false
  for character in text {
    switch character {
    case "0"..."9":
      if name.isEmpty {
        number = number * 10 + (character.wholeNumberValue ?? 0)
        isNumber = true
      } else {
        name.append(character)
      }
    case "a"..."z", "_":
      name.append(character)
    default:
      if isNumber {
        result.append(.number(number))
        number = 0
        isNumber = false
      }
      if !name.isEmpty {
        result.append(.name(name))
        name = ""
      }
      if character != " " { result.append(.symbol(character)) }
    }
  }
  return result
}

func main() {
  var text = ""
  for index in 0..<8000 { text += "value_\(index % 97) = (width * \(index) + offset) / 3; " }
  var numbers = 0
  var names: [String: Int] = [:]
  var symbols = 0
  for token in tokens(of: text) {
    switch token {
    case .number(let value): numbers = (numbers + value) % 1_000_003
    case .name(let name): names[name, default: 0] += 1
    case .symbol("("), .symbol(")"): symbols += 2
    case .symbol: symbols += 1
    }
  }
  print(numbers, names.count, names["width"] ?? 0, symbols)
}

main()
