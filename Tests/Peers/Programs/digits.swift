struct BigNatural: Equatable {
  static let base = 10_000
  private(set) var digits: [Int]

  init(_ number: Int) {
    digits = []
    var rest = number
    repeat {
      digits.append(rest % BigNatural.base)
      rest /= BigNatural.base
    } while rest > 0
  }

  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    var sum = left
    var carry = 0
    for index in 0..<max(left.digits.count, right.digits.count) {
      if index == sum.digits.count { sum.digits.append(0) }
      let digit = sum.digits[index] + (index < right.digits.count ? right.digits[index] : 0) + carry
      sum.digits[index] = digit % base
      carry = digit / base
    }
    if carry > 0 { sum.digits.append(carry) }
    return sum
  }

  static func * (left: BigNatural, right: Int) -> BigNatural {
    var product = BigNatural(0)
    product.digits.removeAll(keepingCapacity: true)
    var carry = 0
    for digit in left.digits {
      let value = digit * right + carry
      product.digits.append(value % base)
      carry = value / base
    }
    while carry > 0 {
      product.digits.append(carry % base)
      carry /= base
    }
    return product
  }

  var digitSum: Int {
    var sum = 0
    for digit in digits {
      var rest = digit
      while rest > 0 {
        sum += rest % 10
        rest /= 10
      }
    }
    return sum
  }
}

func main() {
  var factorial = BigNatural(1)
  for factor in 2...350 { factorial = factorial * factor }
  var (previous, current) = (BigNatural(0), BigNatural(1))
  for _ in 1..<1200 { (previous, current) = (current, previous + current) }
  var power = BigNatural(1)
  for _ in 0..<500 { power = power * 7 }
  print(factorial.digits.count, factorial.digitSum)
  print(current.digits.count, current.digitSum, previous == current)
  print(power.digits.count, power.digitSum)
}

main()
