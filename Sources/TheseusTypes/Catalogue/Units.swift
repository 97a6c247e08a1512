extension Catalogue {
  /// The units that Foundation has, with its numbers.
  static let units = #"""
    #module(Foundation)
    class UnitAcceleration: Dimension {
      static var metersPerSecondSquared: UnitAcceleration { UnitAcceleration(_symbol: "m/s²", 1) }
      static var gravity: UnitAcceleration { UnitAcceleration(_symbol: "g", 9.81) }
      override class func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }
    }
    class UnitAngle: Dimension {
      static var degrees: UnitAngle { UnitAngle(_symbol: "°", 1) }
      static var arcMinutes: UnitAngle { UnitAngle(_symbol: "ʹ", 0.016666666666666666) }
      static var arcSeconds: UnitAngle { UnitAngle(_symbol: "ʹʹ", 0.0002777777777777778) }
      static var radians: UnitAngle { UnitAngle(_symbol: "rad", 57.29577951308232) }
      static var gradians: UnitAngle { UnitAngle(_symbol: "grad", 0.9) }
      static var revolutions: UnitAngle { UnitAngle(_symbol: "rev", 360) }
      override class func baseUnit() -> UnitAngle { .degrees }
    }
    class UnitArea: Dimension {
      static var squareMegameters: UnitArea { UnitArea(_symbol: "Mm²", 1000000000000.0) }
      static var squareKilometers: UnitArea { UnitArea(_symbol: "km²", 1000000.0) }
      static var squareMeters: UnitArea { UnitArea(_symbol: "m²", 1) }
      static var squareCentimeters: UnitArea { UnitArea(_symbol: "cm²", 0.0001) }
      static var squareMillimeters: UnitArea { UnitArea(_symbol: "mm²", 1e-06) }
      static var squareMicrometers: UnitArea { UnitArea(_symbol: "µm²", 1e-12) }
      static var squareNanometers: UnitArea { UnitArea(_symbol: "nm²", 1e-18) }
      static var squareInches: UnitArea { UnitArea(_symbol: "in²", 0.00064516) }
      static var squareFeet: UnitArea { UnitArea(_symbol: "ft²", 0.092903) }
      static var squareYards: UnitArea { UnitArea(_symbol: "yd²", 0.836127) }
      static var squareMiles: UnitArea { UnitArea(_symbol: "mi²", 2590000.0) }
      static var acres: UnitArea { UnitArea(_symbol: "ac", 4046.86) }
      static var ares: UnitArea { UnitArea(_symbol: "a", 100) }
      static var hectares: UnitArea { UnitArea(_symbol: "ha", 10000) }
      override class func baseUnit() -> UnitArea { .squareMeters }
    }
    class UnitConcentrationMass: Dimension {
      static var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass(_symbol: "g/L", 1) }
      static var milligramsPerDeciliter: UnitConcentrationMass { UnitConcentrationMass(_symbol: "mg/dL", 0.01) }
      static func millimolesPerLiter(withGramsPerMole grams: Double) -> UnitConcentrationMass { UnitConcentrationMass(_symbol: "mmol/L", 18 * grams) }
      override class func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }
    }
    class UnitDispersion: Dimension {
      static var partsPerMillion: UnitDispersion { UnitDispersion(_symbol: "ppm", 1) }
      override class func baseUnit() -> UnitDispersion { .partsPerMillion }
    }
    class UnitDuration: Dimension {
      static var picoseconds: UnitDuration { UnitDuration(_symbol: "ps", 1e-12) }
      static var nanoseconds: UnitDuration { UnitDuration(_symbol: "ns", 1e-09) }
      static var microseconds: UnitDuration { UnitDuration(_symbol: "µs", 1e-06) }
      static var milliseconds: UnitDuration { UnitDuration(_symbol: "ms", 0.001) }
      static var seconds: UnitDuration { UnitDuration(_symbol: "s", 1) }
      static var minutes: UnitDuration { UnitDuration(_symbol: "m", 60) }
      static var hours: UnitDuration { UnitDuration(_symbol: "h", 3600) }
      override class func baseUnit() -> UnitDuration { .seconds }
    }
    class UnitElectricCharge: Dimension {
      static var coulombs: UnitElectricCharge { UnitElectricCharge(_symbol: "C", 1) }
      static var megaampereHours: UnitElectricCharge { UnitElectricCharge(_symbol: "MAh", 3600000000.0) }
      static var kiloampereHours: UnitElectricCharge { UnitElectricCharge(_symbol: "kAh", 3600000.0) }
      static var ampereHours: UnitElectricCharge { UnitElectricCharge(_symbol: "Ah", 3600) }
      static var milliampereHours: UnitElectricCharge { UnitElectricCharge(_symbol: "mAh", 3.6) }
      static var microampereHours: UnitElectricCharge { UnitElectricCharge(_symbol: "µAh", 0.0036) }
      override class func baseUnit() -> UnitElectricCharge { .coulombs }
    }
    class UnitElectricCurrent: Dimension {
      static var megaamperes: UnitElectricCurrent { UnitElectricCurrent(_symbol: "MA", 1000000.0) }
      static var kiloamperes: UnitElectricCurrent { UnitElectricCurrent(_symbol: "kA", 1000) }
      static var amperes: UnitElectricCurrent { UnitElectricCurrent(_symbol: "A", 1) }
      static var milliamperes: UnitElectricCurrent { UnitElectricCurrent(_symbol: "mA", 0.001) }
      static var microamperes: UnitElectricCurrent { UnitElectricCurrent(_symbol: "µA", 1e-06) }
      override class func baseUnit() -> UnitElectricCurrent { .amperes }
    }
    class UnitElectricPotentialDifference: Dimension {
      static var megavolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(_symbol: "MV", 1000000.0) }
      static var kilovolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(_symbol: "kV", 1000) }
      static var volts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(_symbol: "V", 1) }
      static var millivolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(_symbol: "mV", 0.001) }
      static var microvolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(_symbol: "µV", 1e-06) }
      override class func baseUnit() -> UnitElectricPotentialDifference { .volts }
    }
    class UnitElectricResistance: Dimension {
      static var megaohms: UnitElectricResistance { UnitElectricResistance(_symbol: "MΩ", 1000000.0) }
      static var kiloohms: UnitElectricResistance { UnitElectricResistance(_symbol: "kΩ", 1000) }
      static var ohms: UnitElectricResistance { UnitElectricResistance(_symbol: "Ω", 1) }
      static var milliohms: UnitElectricResistance { UnitElectricResistance(_symbol: "mΩ", 0.001) }
      static var microohms: UnitElectricResistance { UnitElectricResistance(_symbol: "µΩ", 1e-06) }
      override class func baseUnit() -> UnitElectricResistance { .ohms }
    }
    class UnitEnergy: Dimension {
      static var kilojoules: UnitEnergy { UnitEnergy(_symbol: "kJ", 1000) }
      static var joules: UnitEnergy { UnitEnergy(_symbol: "J", 1) }
      static var kilocalories: UnitEnergy { UnitEnergy(_symbol: "kCal", 4184) }
      static var calories: UnitEnergy { UnitEnergy(_symbol: "cal", 4.184) }
      static var kilowattHours: UnitEnergy { UnitEnergy(_symbol: "kWh", 3600000.0) }
      override class func baseUnit() -> UnitEnergy { .joules }
    }
    class UnitFrequency: Dimension {
      static var terahertz: UnitFrequency { UnitFrequency(_symbol: "THz", 1000000000000.0) }
      static var gigahertz: UnitFrequency { UnitFrequency(_symbol: "GHz", 1000000000.0) }
      static var megahertz: UnitFrequency { UnitFrequency(_symbol: "MHz", 1000000.0) }
      static var kilohertz: UnitFrequency { UnitFrequency(_symbol: "kHz", 1000) }
      static var hertz: UnitFrequency { UnitFrequency(_symbol: "Hz", 1) }
      static var millihertz: UnitFrequency { UnitFrequency(_symbol: "mHz", 0.001) }
      static var microhertz: UnitFrequency { UnitFrequency(_symbol: "µHz", 1e-06) }
      static var nanohertz: UnitFrequency { UnitFrequency(_symbol: "nHz", 1e-09) }
      override class func baseUnit() -> UnitFrequency { .hertz }
    }
    class UnitFuelEfficiency: Dimension {
      static var litersPer100Kilometers: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "L/100km", converter: _UnitConverterReciprocal(1)) }
      static var milesPerImperialGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(282.481)) }
      static var milesPerGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(235.215)) }
      override class func baseUnit() -> UnitFuelEfficiency { .litersPer100Kilometers }
    }
    class UnitIlluminance: Dimension {
      static var lux: UnitIlluminance { UnitIlluminance(_symbol: "lx", 1) }
      override class func baseUnit() -> UnitIlluminance { .lux }
    }
    class UnitInformationStorage: Dimension {
      static var bytes: UnitInformationStorage { UnitInformationStorage(_symbol: "B", 8) }
      static var bits: UnitInformationStorage { UnitInformationStorage(_symbol: "bit", 1) }
      static var nibbles: UnitInformationStorage { UnitInformationStorage(_symbol: "nibble", 4) }
      static var yottabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "YB", 8e+24) }
      static var zettabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "ZB", 8e+21) }
      static var exabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "EB", 8e+18) }
      static var petabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "PB", 8000000000000000.0) }
      static var terabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "TB", 8000000000000.0) }
      static var gigabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "GB", 8000000000.0) }
      static var megabytes: UnitInformationStorage { UnitInformationStorage(_symbol: "MB", 8000000.0) }
      static var kilobytes: UnitInformationStorage { UnitInformationStorage(_symbol: "kB", 8000) }
      static var yottabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Yb", 1e+24) }
      static var zettabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Zb", 1e+21) }
      static var exabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Eb", 1e+18) }
      static var petabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Pb", 1000000000000000.0) }
      static var terabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Tb", 1000000000000.0) }
      static var gigabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Gb", 1000000000.0) }
      static var megabits: UnitInformationStorage { UnitInformationStorage(_symbol: "Mb", 1000000.0) }
      static var kilobits: UnitInformationStorage { UnitInformationStorage(_symbol: "kb", 1000) }
      static var yobibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "YiB", 9.671406556917033e+24) }
      static var zebibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "ZiB", 9.44473296573929e+21) }
      static var exbibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "EiB", 9.223372036854776e+18) }
      static var pebibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "PiB", 9007199254740992.0) }
      static var tebibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "TiB", 8796093022208.0) }
      static var gibibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "GiB", 8589934592.0) }
      static var mebibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "MiB", 8388608.0) }
      static var kibibytes: UnitInformationStorage { UnitInformationStorage(_symbol: "KiB", 8192) }
      static var yobibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Yib", 1.2089258196146292e+24) }
      static var zebibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Zib", 1.1805916207174113e+21) }
      static var exbibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Eib", 1.152921504606847e+18) }
      static var pebibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Pib", 1125899906842624.0) }
      static var tebibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Tib", 1099511627776.0) }
      static var gibibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Gib", 1073741824.0) }
      static var mebibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Mib", 1048576.0) }
      static var kibibits: UnitInformationStorage { UnitInformationStorage(_symbol: "Kib", 1024) }
      override class func baseUnit() -> UnitInformationStorage { .bits }
    }
    class UnitLength: Dimension {
      static var megameters: UnitLength { UnitLength(_symbol: "Mm", 1000000.0) }
      static var kilometers: UnitLength { UnitLength(_symbol: "km", 1000) }
      static var hectometers: UnitLength { UnitLength(_symbol: "hm", 100) }
      static var decameters: UnitLength { UnitLength(_symbol: "dam", 10) }
      static var meters: UnitLength { UnitLength(_symbol: "m", 1) }
      static var decimeters: UnitLength { UnitLength(_symbol: "dm", 0.1) }
      static var centimeters: UnitLength { UnitLength(_symbol: "cm", 0.01) }
      static var millimeters: UnitLength { UnitLength(_symbol: "mm", 0.001) }
      static var micrometers: UnitLength { UnitLength(_symbol: "µm", 1e-06) }
      static var nanometers: UnitLength { UnitLength(_symbol: "nm", 1e-09) }
      static var picometers: UnitLength { UnitLength(_symbol: "pm", 1e-12) }
      static var inches: UnitLength { UnitLength(_symbol: "in", 0.0254) }
      static var feet: UnitLength { UnitLength(_symbol: "ft", 0.3048) }
      static var yards: UnitLength { UnitLength(_symbol: "yd", 0.9144) }
      static var miles: UnitLength { UnitLength(_symbol: "mi", 1609.34) }
      static var scandinavianMiles: UnitLength { UnitLength(_symbol: "smi", 10000) }
      static var lightyears: UnitLength { UnitLength(_symbol: "ly", 9.461e+15) }
      static var nauticalMiles: UnitLength { UnitLength(_symbol: "NM", 1852) }
      static var fathoms: UnitLength { UnitLength(_symbol: "ftm", 1.8288) }
      static var furlongs: UnitLength { UnitLength(_symbol: "fur", 201.168) }
      static var astronomicalUnits: UnitLength { UnitLength(_symbol: "ua", 149600000000.0) }
      static var parsecs: UnitLength { UnitLength(_symbol: "pc", 3.086e+16) }
      override class func baseUnit() -> UnitLength { .meters }
    }
    class UnitMass: Dimension {
      static var kilograms: UnitMass { UnitMass(_symbol: "kg", 1) }
      static var grams: UnitMass { UnitMass(_symbol: "g", 0.001) }
      static var decigrams: UnitMass { UnitMass(_symbol: "dg", 0.0001) }
      static var centigrams: UnitMass { UnitMass(_symbol: "cg", 1e-05) }
      static var milligrams: UnitMass { UnitMass(_symbol: "mg", 1e-06) }
      static var micrograms: UnitMass { UnitMass(_symbol: "µg", 1e-09) }
      static var nanograms: UnitMass { UnitMass(_symbol: "ng", 1e-12) }
      static var picograms: UnitMass { UnitMass(_symbol: "pg", 1e-15) }
      static var ounces: UnitMass { UnitMass(_symbol: "oz", 0.0283495) }
      static var pounds: UnitMass { UnitMass(_symbol: "lb", 0.453592) }
      static var stones: UnitMass { UnitMass(_symbol: "st", 0.157473) }
      static var metricTons: UnitMass { UnitMass(_symbol: "t", 1000) }
      static var shortTons: UnitMass { UnitMass(_symbol: "ton", 907.185) }
      static var carats: UnitMass { UnitMass(_symbol: "ct", 0.0002) }
      static var ouncesTroy: UnitMass { UnitMass(_symbol: "oz t", 0.03110348) }
      static var slugs: UnitMass { UnitMass(_symbol: "slug", 14.5939) }
      override class func baseUnit() -> UnitMass { .kilograms }
    }
    class UnitPower: Dimension {
      static var terawatts: UnitPower { UnitPower(_symbol: "TW", 1000000000000.0) }
      static var gigawatts: UnitPower { UnitPower(_symbol: "GW", 1000000000.0) }
      static var megawatts: UnitPower { UnitPower(_symbol: "MW", 1000000.0) }
      static var kilowatts: UnitPower { UnitPower(_symbol: "kW", 1000) }
      static var watts: UnitPower { UnitPower(_symbol: "W", 1) }
      static var milliwatts: UnitPower { UnitPower(_symbol: "mW", 0.001) }
      static var microwatts: UnitPower { UnitPower(_symbol: "µW", 1e-06) }
      static var nanowatts: UnitPower { UnitPower(_symbol: "nW", 1e-09) }
      static var picowatts: UnitPower { UnitPower(_symbol: "pW", 1e-12) }
      static var femtowatts: UnitPower { UnitPower(_symbol: "fW", 1e-15) }
      static var horsepower: UnitPower { UnitPower(_symbol: "hp", 745.7) }
      override class func baseUnit() -> UnitPower { .watts }
    }
    class UnitPressure: Dimension {
      static var newtonsPerMetersSquared: UnitPressure { UnitPressure(_symbol: "N/m²", 1) }
      static var gigapascals: UnitPressure { UnitPressure(_symbol: "GPa", 1000000000.0) }
      static var megapascals: UnitPressure { UnitPressure(_symbol: "MPa", 1000000.0) }
      static var kilopascals: UnitPressure { UnitPressure(_symbol: "kPa", 1000) }
      static var hectopascals: UnitPressure { UnitPressure(_symbol: "hPa", 100) }
      static var inchesOfMercury: UnitPressure { UnitPressure(_symbol: "inHg", 3386.39) }
      static var bars: UnitPressure { UnitPressure(_symbol: "bar", 100000) }
      static var millibars: UnitPressure { UnitPressure(_symbol: "mbar", 100) }
      static var millimetersOfMercury: UnitPressure { UnitPressure(_symbol: "mmHg", 133.322) }
      static var poundsForcePerSquareInch: UnitPressure { UnitPressure(_symbol: "psi", 6894.76) }
      override class func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
    }
    class UnitSpeed: Dimension {
      static var metersPerSecond: UnitSpeed { UnitSpeed(_symbol: "m/s", 1) }
      static var kilometersPerHour: UnitSpeed { UnitSpeed(_symbol: "km/h", 0.277778) }
      static var milesPerHour: UnitSpeed { UnitSpeed(_symbol: "mph", 0.44704) }
      static var knots: UnitSpeed { UnitSpeed(_symbol: "kn", 0.514444) }
      override class func baseUnit() -> UnitSpeed { .metersPerSecond }
    }
    class UnitTemperature: Dimension {
      static var kelvin: UnitTemperature { UnitTemperature(_symbol: "K", 1) }
      static var celsius: UnitTemperature { UnitTemperature(_symbol: "°C", 1, 273.15) }
      static var fahrenheit: UnitTemperature { UnitTemperature(_symbol: "°F", 0.55555555555556, 255.37222222222428) }
      override class func baseUnit() -> UnitTemperature { .kelvin }
    }
    class UnitVolume: Dimension {
      static var megaliters: UnitVolume { UnitVolume(_symbol: "ML", 1000000.0) }
      static var kiloliters: UnitVolume { UnitVolume(_symbol: "kL", 1000) }
      static var liters: UnitVolume { UnitVolume(_symbol: "L", 1) }
      static var deciliters: UnitVolume { UnitVolume(_symbol: "dl", 0.1) }
      static var centiliters: UnitVolume { UnitVolume(_symbol: "cL", 0.01) }
      static var milliliters: UnitVolume { UnitVolume(_symbol: "mL", 0.001) }
      static var cubicKilometers: UnitVolume { UnitVolume(_symbol: "km³", 1000000000000.0) }
      static var cubicMeters: UnitVolume { UnitVolume(_symbol: "m³", 1000) }
      static var cubicDecimeters: UnitVolume { UnitVolume(_symbol: "dm³", 1) }
      static var cubicCentimeters: UnitVolume { UnitVolume(_symbol: "cm³", 0.001) }
      static var cubicMillimeters: UnitVolume { UnitVolume(_symbol: "mm³", 1e-06) }
      static var cubicInches: UnitVolume { UnitVolume(_symbol: "in³", 0.0163871) }
      static var cubicFeet: UnitVolume { UnitVolume(_symbol: "ft³", 28.3168) }
      static var cubicYards: UnitVolume { UnitVolume(_symbol: "yd³", 764.555) }
      static var cubicMiles: UnitVolume { UnitVolume(_symbol: "mi³", 4168000000000.0) }
      static var acreFeet: UnitVolume { UnitVolume(_symbol: "af", 1233000.0) }
      static var bushels: UnitVolume { UnitVolume(_symbol: "bsh", 35.2391) }
      static var teaspoons: UnitVolume { UnitVolume(_symbol: "tsp", 0.00492892) }
      static var tablespoons: UnitVolume { UnitVolume(_symbol: "tbsp", 0.0147868) }
      static var fluidOunces: UnitVolume { UnitVolume(_symbol: "fl oz", 0.0295735) }
      static var cups: UnitVolume { UnitVolume(_symbol: "cup", 0.24) }
      static var pints: UnitVolume { UnitVolume(_symbol: "pt", 0.473176) }
      static var quarts: UnitVolume { UnitVolume(_symbol: "qt", 0.946353) }
      static var gallons: UnitVolume { UnitVolume(_symbol: "gal", 3.78541) }
      static var imperialTeaspoons: UnitVolume { UnitVolume(_symbol: "tsp Imperial", 0.00591939) }
      static var imperialTablespoons: UnitVolume { UnitVolume(_symbol: "tbsp Imperial", 0.0177582) }
      static var imperialFluidOunces: UnitVolume { UnitVolume(_symbol: "fl oz Imperial", 0.0284131) }
      static var imperialPints: UnitVolume { UnitVolume(_symbol: "pt Imperial", 0.568261) }
      static var imperialQuarts: UnitVolume { UnitVolume(_symbol: "qt Imperial", 1.13652) }
      static var imperialGallons: UnitVolume { UnitVolume(_symbol: "gal Imperial", 4.54609) }
      static var metricCups: UnitVolume { UnitVolume(_symbol: "metric cup Imperial", 0.25) }
      override class func baseUnit() -> UnitVolume { .liters }
    }
    """#
}
