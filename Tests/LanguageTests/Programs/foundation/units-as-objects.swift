import Foundation
let a = UnitLength.meters
print(a == UnitLength.meters, a == UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1)), a == UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 2)), a === UnitLength.meters, a.isEqual(UnitLength.meters), a.isEqual("x"))
print(Unit(symbol: "x") == Unit(symbol: "x"), Unit(symbol: "x") == Unit(symbol: "y"), Unit(symbol: "m") == a, Unit(symbol: "x").hash == Unit(symbol: "x").hash, (a as Unit) == UnitMass.kilograms)
let m = Measurement(value: 3, unit: UnitLength.feet)
print(m, m.description, m.debugDescription, m.converted(to: .meters), m.converted(to: .inches), m + Measurement(value: 1, unit: .meters), m - Measurement(value: 1, unit: .feet), m * 2, 2 * m, m / 2, 6 / m, m == Measurement(value: 36, unit: .inches), m < Measurement(value: 1, unit: .meters))
print(Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers), Measurement(value: 5, unit: UnitFuelEfficiency.litersPer100Kilometers).converted(to: .milesPerGallon))
print(Measurement(value: 1, unit: UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 18)).converted(to: .gramsPerLiter), UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 18).symbol)
class Hops: Dimension { static let hop = Hops(symbol: "hop", converter: UnitConverterLinear(coefficient: 1)); static let leap = Hops(symbol: "leap", converter: UnitConverterLinear(coefficient: 4, constant: 1)); override class func baseUnit() -> Self { hop as! Self } }
print(Measurement(value: 2, unit: Hops.leap).converted(to: .hop), Measurement(value: 2, unit: Hops.leap) + Measurement(value: 1, unit: Hops.hop), Hops.baseUnit().symbol)
var c = Measurement(value: 20, unit: UnitTemperature.celsius); c.convert(to: .fahrenheit); print(c, c.value, c.unit.symbol)
let same = Set([Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 100, unit: UnitLength.centimeters), Measurement(value: 1000, unit: UnitLength.millimeters)]); print(same.count)
print(Measurement(value: 1, unit: UnitLength.meters) == Measurement(value: 100, unit: UnitLength.centimeters), Measurement(value: 1, unit: UnitInformationStorage.kibibytes).converted(to: .bits), Measurement(value: 2, unit: UnitDuration.hours).converted(to: .microseconds))
let l = [Measurement(value: 3, unit: UnitLength.feet), Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: UnitLength.yards)].sorted(); print(l, l.max()!, Measurement(value: 1, unit: UnitLength.miles)..<Measurement(value: 2, unit: UnitLength.miles))
print(UnitConverterLinear(coefficient: 2, constant: 3).value(fromBaseUnitValue: 7), UnitConverter().baseUnitValue(fromValue: 5), UnitConverterLinear(coefficient: 2) == UnitConverterLinear(coefficient: 2))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try! e.encode(Measurement(value: 2.5, unit: UnitLength.feet)), as: UTF8.self))
print(try! JSONDecoder().decode(Measurement<UnitLength>.self, from: e.encode(Measurement(value: 2.5, unit: UnitLength.feet))).converted(to: .meters))
// expect: true true false false true false
// expect: true false true true false
// expect: 3.0 ft 3.0 ft 3.0 ft 0.9144000000000001 m 36.00000000000001 in 1.9144 m 2.0 ft 6.0 ft 6.0 ft 1.5 ft 2.0 ft false true
// expect: 7.8405000000000005 L/100km 1176.075 mpg
// expect: 324.0 g/L mmol/L
// expect: 9.0 hop 10.0 hop hop
// expect: 67.99999999999571 °F 67.99999999999571 °F
// expect: 1
// expect: true 8192.0 bit 7200000000.0 µs
// expect: [3.0 ft, 1.0 m, 2.0 yd] 2.0 yd 1.0 mi..<2.0 mi
// expect: 2.0 5.0 true
// expect: {"unit":{"converter":{"coefficient":0.3048,"constant":0},"symbol":"ft"},"value":2.5}
// expect: 0.762 m
