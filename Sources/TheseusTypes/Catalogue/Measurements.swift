extension Catalogue {
  /// What units have in common, and measurements in them.
  static let measurements = #"""
    #module(Foundation)
    class Unit: NSObject, NSCopying {
      let symbol: String
      required init(symbol: String) { self.symbol = symbol; super.init() }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? Unit).map { $0 === self || $0.symbol == symbol } ?? false }
      override var hash: Int { symbol.hashValue }
    }
    class UnitConverter: NSObject {
      override init() { super.init() }
      func baseUnitValue(fromValue value: Double) -> Double { value }
      func value(fromBaseUnitValue value: Double) -> Double { value }
    }
    class UnitConverterLinear: UnitConverter {
      let coefficient: Double
      let constant: Double
      init(coefficient: Double, constant: Double = 0) { self.coefficient = coefficient; self.constant = constant; super.init() }
      override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
      override func value(fromBaseUnitValue value: Double) -> Double { (value - constant) / coefficient }
      override func isEqual(_ object: Any?) -> Bool { (object as? UnitConverterLinear).map { $0.coefficient == coefficient && $0.constant == constant } ?? false }
      override var hash: Int { coefficient.hashValue }
    }
    class _UnitConverterReciprocal: UnitConverter {
      let reciprocal: Double
      init(_ reciprocal: Double) { self.reciprocal = reciprocal; super.init() }
      override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
      override func value(fromBaseUnitValue value: Double) -> Double { reciprocal / value }
      override func isEqual(_ object: Any?) -> Bool { (object as? _UnitConverterReciprocal).map { $0.reciprocal == reciprocal } ?? false }
      override var hash: Int { reciprocal.hashValue }
    }
    class Dimension: Unit {
      let converter: UnitConverter
      required init(symbol: String, converter: UnitConverter) { self.converter = converter; super.init(symbol: symbol) }
      required init(symbol: String) { _trap("a dimension needs a converter") }
      convenience init(_symbol: String, _ coefficient: Double, _ constant: Double = 0) { self.init(symbol: _symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant)) }
      class func baseUnit() -> Self { _trap("*** You must override baseUnit in your class to define its base unit.") }
      override func isEqual(_ object: Any?) -> Bool { (object as? Dimension).map { $0 === self || ($0.symbol == symbol && $0.converter == converter) } ?? false }
    }
    struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      let unit: UnitType
      var value: Double
      init(value: Double, unit: UnitType) { self.value = value; self.unit = unit }
      static func * (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> { Measurement(value: a.value * b, unit: a.unit) }
      @_symbol("Measurement.*(factor)") static func * (a: Double, b: Measurement<UnitType>) -> Measurement<UnitType> { Measurement(value: a * b.value, unit: b.unit) }
      static func / (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> { Measurement(value: a.value / b, unit: a.unit) }
      @_symbol("Measurement./(dividend)") static func / (a: Double, b: Measurement<UnitType>) -> Measurement<UnitType> { Measurement(value: a / b.value, unit: b.unit) }
      var _baseValue: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
      static func == (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool { a.unit == b.unit ? a.value == b.value : a._baseValue == b._baseValue }
      static func < (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool { a.unit == b.unit ? a.value < b.value : a._baseValue < b._baseValue }
      func hash(into hasher: inout Hasher) { hasher.combine(_baseValue) }
      var description: String { String(value) + " " + unit.symbol }
      var customMirror: Mirror { Mirror(self, children: ["value": value, "unit": unit.symbol], displayStyle: .struct) }
      var debugDescription: String { description }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to other: UnitType) -> Measurement<UnitType> {
        if unit == other { return self }
        let value = unit.converter.baseUnitValue(fromValue: self.value)
        return Measurement(value: other.isEqual(_baseUnit(unit)) ? value : other.converter.value(fromBaseUnitValue: value), unit: other)
      }
      mutating func convert(to other: UnitType) { self = converted(to: other) }
      static func + (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> { a.unit == b.unit ? Measurement(value: a.value + b.value, unit: a.unit) : Measurement(value: a._baseValue + b._baseValue, unit: _baseUnit(a.unit)) }
      static func - (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> { a.unit == b.unit ? Measurement(value: a.value - b.value, unit: a.unit) : Measurement(value: a._baseValue - b._baseValue, unit: _baseUnit(a.unit)) }
    }
    extension Measurement: Codable {
      enum _Key: String, CodingKey {
        case value, unit
      }
      enum _UnitKey: String, CodingKey {
        case symbol, converter
      }
      enum _ConverterKey: String, CodingKey {
        case coefficient, constant
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(value, forKey: .value)
        var unitContainer = container.nestedContainer(keyedBy: _UnitKey.self, forKey: .unit)
        try unitContainer.encode(unit.symbol, forKey: .symbol)
        guard let dimension = unit as? Dimension else { return }
        guard let converter = dimension.converter as? UnitConverterLinear else { _trap("Cannot encode a Measurement whose UnitType has a non-linear unit converter.") }
        var converterContainer = unitContainer.nestedContainer(keyedBy: _ConverterKey.self, forKey: .converter)
        try converterContainer.encode(converter.coefficient, forKey: .coefficient)
        try converterContainer.encode(converter.constant, forKey: .constant)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        value = try container.decode(Double.self, forKey: .value)
        let unitContainer = try container.nestedContainer(keyedBy: _UnitKey.self, forKey: .unit)
        let symbol = try unitContainer.decode(String.self, forKey: .symbol)
        guard let dimension = UnitType.self as? Dimension.Type else {
          unit = UnitType(symbol: symbol)
          return
        }
        let converterContainer = try unitContainer.nestedContainer(keyedBy: _ConverterKey.self, forKey: .converter)
        let coefficient = try converterContainer.decode(Double.self, forKey: .coefficient)
        let constant = try converterContainer.decode(Double.self, forKey: .constant)
        unit = dimension.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant)) as! UnitType
      }
    }
    func _baseUnit<U: Dimension>(_ unit: U) -> U { type(of: unit).baseUnit() }
    """#
}
