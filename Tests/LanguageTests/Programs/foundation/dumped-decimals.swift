// What decimals, sets of characters and currencies show of themselves.
import Foundation

struct Item { var name: String; var price: Decimal }
dump(Item(name: "pen", price: Decimal(string: "1.50")!))
dump(Decimal(-12))
dump([Decimal(10) / 4, Decimal.nan])
let storage = Mirror(reflecting: Decimal(string: "-3.14")!).children.first!
print(storage.label!, storage.value)
print(Mirror(reflecting: Decimal(2)).displayStyle!, Decimal(2), [Decimal(2)], Item(name: "a", price: 0.5))
print(CharacterSet(charactersIn: "ba"), CharacterSet(charactersIn: "a"..."c"), CharacterSet(charactersIn: "axz"))
print(Locale.Currency("USD"), Locale.Currency("EUR").identifier)
print(NSMutableArray(array: NSArray(array: [1, 2])).count, String(cString: ("héllo" as NSString).utf8String!))
// expect: ▿ main.Item
// expect: - name: "pen"
// expect: ▿ price: 1.5
// expect: ▿ storage: FoundationEssentials.Decimal.Storage
// expect: - exponent: -1
// expect: - lengthFlagsAndReserved: 20
// expect: - reserved: 0
// expect: ▿ mantissa: (8 elements)
// expect: - .0: 15
// expect: - .1: 0
// expect: - .2: 0
// expect: - .3: 0
// expect: - .4: 0
// expect: - .5: 0
// expect: - .6: 0
// expect: - .7: 0
// expect: ▿ -12
// expect: ▿ storage: FoundationEssentials.Decimal.Storage
// expect: - exponent: 0
// expect: - lengthFlagsAndReserved: 28
// expect: - reserved: 0
// expect: ▿ mantissa: (8 elements)
// expect: - .0: 12
// expect: - .1: 0
// expect: - .2: 0
// expect: - .3: 0
// expect: - .4: 0
// expect: - .5: 0
// expect: - .6: 0
// expect: - .7: 0
// expect: ▿ 2 elements
// expect: ▿ 2.5
// expect: ▿ storage: FoundationEssentials.Decimal.Storage
// expect: - exponent: -1
// expect: - lengthFlagsAndReserved: 20
// expect: - reserved: 0
// expect: ▿ mantissa: (8 elements)
// expect: - .0: 25
// expect: - .1: 0
// expect: - .2: 0
// expect: - .3: 0
// expect: - .4: 0
// expect: - .5: 0
// expect: - .6: 0
// expect: - .7: 0
// expect: ▿ NaN
// expect: ▿ storage: FoundationEssentials.Decimal.Storage
// expect: - exponent: 0
// expect: - lengthFlagsAndReserved: 8
// expect: - reserved: 0
// expect: ▿ mantissa: (8 elements)
// expect: - .0: 0
// expect: - .1: 0
// expect: - .2: 0
// expect: - .3: 0
// expect: - .4: 0
// expect: - .5: 0
// expect: - .6: 0
// expect: - .7: 0
// expect: storage Storage(exponent: -2, lengthFlagsAndReserved: 28, reserved: 0, mantissa: (314, 0, 0, 0, 0, 0, 0, 0))
// expect: struct 2 [2] Item(name: "a", price: 0.5)
// expect: <CFCharacterSet Items(U+0061 U+0062)> <CFCharacterSet Range(97, 3)> <CFCharacterSet Items(U+0061 U+0078 U+007A)>
// expect: usd EUR
// expect: 2 héllo
