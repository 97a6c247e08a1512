import Foundation

let run = Measurement(value: 5, unit: UnitLength.kilometers)
let walk = Measurement(value: 800, unit: UnitLength.meters)
print(run.value, run.unit.symbol, walk.unit.symbol)
print(run.converted(to: .meters).value, run.converted(to: .miles).value)
let total = run + walk
print(total.value, total.unit.symbol)
print(run > walk, run == Measurement(value: 5000, unit: UnitLength.meters), run < walk)
print((run * 2).value, (walk / 4).value, (run - walk).value)
let boiling = Measurement(value: 100, unit: UnitTemperature.celsius)
print(boiling.converted(to: .fahrenheit).value, boiling.converted(to: .kelvin).value)
var speed = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
speed.convert(to: .kilometersPerHour)
print(speed.value, speed.unit.symbol)
let time = Measurement(value: 90, unit: UnitDuration.minutes)
print(time.converted(to: .hours).value, time.converted(to: .seconds).value)
let weight = Measurement(value: 2, unit: UnitMass.kilograms)
print(weight.converted(to: .grams).value, String(format: "%.3f", weight.converted(to: .pounds).value))
let list = [walk, run, Measurement(value: 1, unit: UnitLength.miles)].sorted()
print(list.map { $0.unit.symbol })
print(run)
print(Measurement(value: 1, unit: UnitVolume.liters).converted(to: .milliliters))
print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value)
// expect: 5.0 km m
// expect: 5000.0 3.106863683249034
// expect: 5800.0 m
// expect: true true false
// expect: 10.0 200.0 4200.0
// expect: 211.99999999999454 373.15
// expect: 35.99997120002304 km/h
// expect: 1.5 5400.0
// expect: 2000.0 4.409
// expect: ["m", "mi", "km"]
// expect: 5.0 km
// expect: 1000.0 mL
// expect: 3.141592653589793
