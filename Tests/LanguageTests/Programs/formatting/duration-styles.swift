import Foundation
let us = Locale(identifier: "en_US")
print(Duration.seconds(3725.5).formatted(.units().locale(us)), Duration.seconds(65).formatted(.units(allowed: [.minutes, .seconds], width: .narrow).locale(us)))
print(Duration.seconds(0.5).formatted(.units(allowed: [.milliseconds])), Duration.seconds(90).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated, maximumUnitCount: 1).locale(us)))
print(Duration.seconds(3661.25).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2))), Duration.seconds(3700).formatted(.time(pattern: .hourMinute)))
print(Duration.seconds(3661).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide, zeroValueUnits: .show(length: 2), fractionalPart: .hide).locale(us)), Duration.seconds(5).formatted(.time(pattern: .minuteSecond).locale(us)))
// expect: 1 hr, 2 min, 6 sec 1m 5s
// expect: 500 ms 2 min
// expect: 01:01:01.25 1:02
// expect: 01 hour, 01 minute, 01 second 0:05
