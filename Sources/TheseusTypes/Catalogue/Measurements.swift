extension Catalogue {
  /// Units and measurements.
  static let measurements = #"""
    class Unit: Hashable {
      let symbol: String
      init(symbol: String) { self.symbol = symbol }
      static func == (a: Unit, b: Unit) -> Bool { a.symbol == b.symbol }
      func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
    }
    class UnitConverter {
      init() { }
      func baseUnitValue(fromValue value: Double) -> Double { value }
      func value(fromBaseUnitValue value: Double) -> Double { value }
    }
    class UnitConverterLinear: UnitConverter {
      let coefficient: Double
      let constant: Double
      init(coefficient: Double, constant: Double = 0) { self.coefficient = coefficient; self.constant = constant; super.init() }
      override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
      override func value(fromBaseUnitValue value: Double) -> Double { (value - constant) / coefficient }
    }
    class Dimension: Unit {
      let converter: UnitConverter
      init(symbol: String, converter: UnitConverter) { self.converter = converter; super.init(symbol: symbol) }
      convenience init(_symbol: String, _ coefficient: Double, _ constant: Double = 0) { self.init(symbol: _symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant)) }
      class func baseUnit() -> Self { _trap("*** You must override baseUnit in your class to define its base unit.") }
    }
    class UnitLength: Dimension {
      static let meters: UnitLength = UnitLength(_symbol: "m", 1)
      static let megameters: UnitLength = UnitLength(_symbol: "Mm", 1e6)
      static let kilometers: UnitLength = UnitLength(_symbol: "km", 1000)
      static let hectometers: UnitLength = UnitLength(_symbol: "hm", 100)
      static let decameters: UnitLength = UnitLength(_symbol: "dam", 10)
      static let decimeters: UnitLength = UnitLength(_symbol: "dm", 0.1)
      static let centimeters: UnitLength = UnitLength(_symbol: "cm", 0.01)
      static let millimeters: UnitLength = UnitLength(_symbol: "mm", 0.001)
      static let micrometers: UnitLength = UnitLength(_symbol: "µm", 0.000001)
      static let nanometers: UnitLength = UnitLength(_symbol: "nm", 1e-9)
      static let inches: UnitLength = UnitLength(_symbol: "in", 0.0254)
      static let feet: UnitLength = UnitLength(_symbol: "ft", 0.3048)
      static let yards: UnitLength = UnitLength(_symbol: "yd", 0.9144)
      static let miles: UnitLength = UnitLength(_symbol: "mi", 1609.34)
      static let lightyears: UnitLength = UnitLength(_symbol: "ly", 9.461e+15)
      static let nauticalMiles: UnitLength = UnitLength(_symbol: "NM", 1852)
      static let fathoms: UnitLength = UnitLength(_symbol: "ftm", 1.8288)
      static let furlongs: UnitLength = UnitLength(_symbol: "fur", 201.168)
      static let astronomicalUnits: UnitLength = UnitLength(_symbol: "ua", 1.496e+11)
      override class func baseUnit() -> UnitLength { .meters }
    }
    class UnitMass: Dimension {
      static let kilograms: UnitMass = UnitMass(_symbol: "kg", 1)
      static let grams: UnitMass = UnitMass(_symbol: "g", 0.001)
      static let milligrams: UnitMass = UnitMass(_symbol: "mg", 0.000001)
      static let micrograms: UnitMass = UnitMass(_symbol: "µg", 1e-9)
      static let ounces: UnitMass = UnitMass(_symbol: "oz", 0.0283495)
      static let pounds: UnitMass = UnitMass(_symbol: "lb", 0.453592)
      static let stones: UnitMass = UnitMass(_symbol: "st", 0.157473)
      static let metricTons: UnitMass = UnitMass(_symbol: "t", 1000)
      static let shortTons: UnitMass = UnitMass(_symbol: "ton", 907.185)
      static let carats: UnitMass = UnitMass(_symbol: "ct", 0.0002)
      override class func baseUnit() -> UnitMass { .kilograms }
    }
    class UnitDuration: Dimension {
      static let seconds: UnitDuration = UnitDuration(_symbol: "s", 1)
      static let minutes: UnitDuration = UnitDuration(_symbol: "m", 60)
      static let hours: UnitDuration = UnitDuration(_symbol: "h", 3600)
      static let milliseconds: UnitDuration = UnitDuration(_symbol: "ms", 0.001)
      override class func baseUnit() -> UnitDuration { .seconds }
    }
    class UnitTemperature: Dimension {
      static let kelvin: UnitTemperature = UnitTemperature(_symbol: "K", 1, 0)
      static let celsius: UnitTemperature = UnitTemperature(_symbol: "°C", 1, 273.15)
      static let fahrenheit: UnitTemperature = UnitTemperature(_symbol: "°F", 0.55555555555556, 255.37222222222427)
      override class func baseUnit() -> UnitTemperature { .kelvin }
    }
    class UnitSpeed: Dimension {
      static let metersPerSecond: UnitSpeed = UnitSpeed(_symbol: "m/s", 1)
      static let kilometersPerHour: UnitSpeed = UnitSpeed(_symbol: "km/h", 0.277778)
      static let milesPerHour: UnitSpeed = UnitSpeed(_symbol: "mph", 0.44704)
      static let knots: UnitSpeed = UnitSpeed(_symbol: "kn", 0.514444)
      override class func baseUnit() -> UnitSpeed { .metersPerSecond }
    }
    class UnitVolume: Dimension {
      static let liters: UnitVolume = UnitVolume(_symbol: "L", 1)
      static let deciliters: UnitVolume = UnitVolume(_symbol: "dl", 0.1)
      static let centiliters: UnitVolume = UnitVolume(_symbol: "cL", 0.01)
      static let milliliters: UnitVolume = UnitVolume(_symbol: "mL", 0.001)
      static let cubicMeters: UnitVolume = UnitVolume(_symbol: "m³", 1000)
      static let teaspoons: UnitVolume = UnitVolume(_symbol: "tsp", 0.00492892)
      static let tablespoons: UnitVolume = UnitVolume(_symbol: "tbsp", 0.0147868)
      static let fluidOunces: UnitVolume = UnitVolume(_symbol: "fl oz", 0.0295735)
      static let cups: UnitVolume = UnitVolume(_symbol: "cup", 0.24)
      static let pints: UnitVolume = UnitVolume(_symbol: "pt", 0.473176)
      static let quarts: UnitVolume = UnitVolume(_symbol: "qt", 0.946353)
      static let gallons: UnitVolume = UnitVolume(_symbol: "gal", 3.78541)
      override class func baseUnit() -> UnitVolume { .liters }
    }
    class UnitAngle: Dimension {
      static let degrees: UnitAngle = UnitAngle(_symbol: "°", 1)
      static let arcMinutes: UnitAngle = UnitAngle(_symbol: "ʹ", 0.016666666666666666)
      static let arcSeconds: UnitAngle = UnitAngle(_symbol: "ʹʹ", 0.0002777777777777778)
      static let radians: UnitAngle = UnitAngle(_symbol: "rad", 57.29577951308232)
      static let gradians: UnitAngle = UnitAngle(_symbol: "grad", 0.9)
      static let revolutions: UnitAngle = UnitAngle(_symbol: "rev", 360)
      override class func baseUnit() -> UnitAngle { .degrees }
    }
    class UnitArea: Dimension {
      static let squareMeters: UnitArea = UnitArea(_symbol: "m²", 1)
      static let squareKilometers: UnitArea = UnitArea(_symbol: "km²", 1000000)
      static let squareCentimeters: UnitArea = UnitArea(_symbol: "cm²", 0.0001)
      static let squareInches: UnitArea = UnitArea(_symbol: "in²", 0.00064516)
      static let squareFeet: UnitArea = UnitArea(_symbol: "ft²", 0.092903)
      static let squareYards: UnitArea = UnitArea(_symbol: "yd²", 0.836127)
      static let squareMiles: UnitArea = UnitArea(_symbol: "mi²", 2590000)
      static let acres: UnitArea = UnitArea(_symbol: "ac", 4046.86)
      static let hectares: UnitArea = UnitArea(_symbol: "ha", 10000)
      override class func baseUnit() -> UnitArea { .squareMeters }
    }
    class UnitEnergy: Dimension {
      static let joules: UnitEnergy = UnitEnergy(_symbol: "J", 1)
      static let kilojoules: UnitEnergy = UnitEnergy(_symbol: "kJ", 1000)
      static let calories: UnitEnergy = UnitEnergy(_symbol: "cal", 4.184)
      static let kilocalories: UnitEnergy = UnitEnergy(_symbol: "kCal", 4184)
      static let kilowattHours: UnitEnergy = UnitEnergy(_symbol: "kWh", 3600000)
      override class func baseUnit() -> UnitEnergy { .joules }
    }
    class UnitPower: Dimension {
      static let watts: UnitPower = UnitPower(_symbol: "W", 1)
      static let kilowatts: UnitPower = UnitPower(_symbol: "kW", 1000)
      static let milliwatts: UnitPower = UnitPower(_symbol: "mW", 0.001)
      static let horsepower: UnitPower = UnitPower(_symbol: "hp", 745.7)
      override class func baseUnit() -> UnitPower { .watts }
    }
    class UnitPressure: Dimension {
      static let newtonsPerMetersSquared: UnitPressure = UnitPressure(_symbol: "N/m²", 1)
      static let kilopascals: UnitPressure = UnitPressure(_symbol: "kPa", 1000)
      static let hectopascals: UnitPressure = UnitPressure(_symbol: "hPa", 100)
      static let bars: UnitPressure = UnitPressure(_symbol: "bar", 100000)
      static let millibars: UnitPressure = UnitPressure(_symbol: "mbar", 100)
      static let poundsForcePerSquareInch: UnitPressure = UnitPressure(_symbol: "psi", 6894.76)
      override class func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
    }
    class UnitInformationStorage: Dimension {
      static let bits: UnitInformationStorage = UnitInformationStorage(_symbol: "bit", 1)
      static let bytes: UnitInformationStorage = UnitInformationStorage(_symbol: "B", 8)
      static let kilobytes: UnitInformationStorage = UnitInformationStorage(_symbol: "kB", 8000)
      static let megabytes: UnitInformationStorage = UnitInformationStorage(_symbol: "MB", 8000000)
      static let gigabytes: UnitInformationStorage = UnitInformationStorage(_symbol: "GB", 8000000000)
      static let kibibytes: UnitInformationStorage = UnitInformationStorage(_symbol: "KiB", 8192)
      static let mebibytes: UnitInformationStorage = UnitInformationStorage(_symbol: "MiB", 8388608)
      override class func baseUnit() -> UnitInformationStorage { .bits }
    }
    class UnitFrequency: Dimension {
      static let hertz: UnitFrequency = UnitFrequency(_symbol: "Hz", 1)
      static let kilohertz: UnitFrequency = UnitFrequency(_symbol: "kHz", 1000)
      static let megahertz: UnitFrequency = UnitFrequency(_symbol: "MHz", 1000000)
      static let gigahertz: UnitFrequency = UnitFrequency(_symbol: "GHz", 1000000000)
      override class func baseUnit() -> UnitFrequency { .hertz }
    }
    struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
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
      var debugDescription: String { description }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to other: UnitType) -> Measurement<UnitType> { Measurement(value: unit == other ? value : other.converter.value(fromBaseUnitValue: _baseValue), unit: other) }
      mutating func convert(to other: UnitType) { self = converted(to: other) }
      static func + (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> { a.unit == b.unit ? Measurement(value: a.value + b.value, unit: a.unit) : Measurement(value: a._baseValue + b._baseValue, unit: _baseUnit(a.unit)) }
      static func - (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> { a.unit == b.unit ? Measurement(value: a.value - b.value, unit: a.unit) : Measurement(value: a._baseValue - b._baseValue, unit: _baseUnit(a.unit)) }
    }
    func _baseUnit<U: Dimension>(_ unit: U) -> U { type(of: unit).baseUnit() }
    """#
}
