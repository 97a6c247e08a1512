import Foundation

/// The style that a text of fields describes: `fields;year:twoDigits;hour:twoDigits/omitted`, or `style:long:omitted;weekday:wide`.
func fieldStyle(_ spec: String, _ locale: Locale, _ timeZone: TimeZone) -> Date.FormatStyle {
  let parts = spec.split(separator: ";")
  var style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  if spec.hasPrefix("style:"), let names = parts.first { style = dateStyle(String(names), locale, timeZone) }
  for part in parts.dropFirst() {
    let pair = part.split(separator: ":").map(String.init)
    let width = (pair.count > 1 ? pair[1] : "").split(separator: "/").map(String.init)
    style = style.adding(pair[0], width: width.first ?? "", detail: width.count > 1 ? width[1] : "")
  }
  return style
}

/// The style that the fields of an ISO 8601 text describe.
func isoStyle(_ fields: [String], zone: String) -> Date.ISO8601FormatStyle {
  var style = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: zone == "UTC" ? "GMT" : zone) ?? .gmt)
  for field in fields {
    let parts = field.split(separator: ":").map(String.init)
    switch parts[0] {
    case "year": style = style.year()
    case "month": style = style.month()
    case "weekOfYear": style = style.weekOfYear()
    case "day": style = style.day()
    case "time": style = style.time(includingFractionalSeconds: parts[1] == "true")
    case "timeZone": style = style.timeZone(separator: parts[1] == "colon" ? .colon : .omitted)
    case "dateSeparator": style = style.dateSeparator(parts[1] == "dash" ? .dash : .omitted)
    case "timeSeparator": style = style.timeSeparator(parts[1] == "colon" ? .colon : .omitted)
    case "timeZoneSeparator": style = style.timeZoneSeparator(parts[1] == "colon" ? .colon : .omitted)
    default: style = style.dateTimeSeparator(parts[1] == "space" ? .space : .standard)
    }
  }
  return style
}

extension Date.FormatStyle {
  fileprivate func adding(_ field: String, width: String, detail: String) -> Date.FormatStyle {
    let isWide = width == "wide"
    let isNarrow = width == "narrow"
    let hasTwoDigits = width == "twoDigits"
    let length = Int(detail) ?? 1
    switch field {
    case "year": return year(hasTwoDigits ? .twoDigits : width == "padded" ? .padded(length) : .defaultDigits)
    case "month": return month(Date.FormatStyle.month(width))
    case "day": return day(hasTwoDigits ? .twoDigits : width == "ordinal" ? .ordinalOfDayInMonth : .defaultDigits)
    case "weekday": return weekday(Date.FormatStyle.weekday(width))
    case "hour": return hour(Date.FormatStyle.hour(hasTwoDigits, detail))
    case "minute": return minute(hasTwoDigits ? .twoDigits : .defaultDigits)
    case "second": return second(hasTwoDigits ? .twoDigits : .defaultDigits)
    case "secondFraction": return secondFraction(.fractional(length))
    case "era": return era(isWide ? .wide : isNarrow ? .narrow : .abbreviated)
    case "quarter": return quarter(isWide ? .wide : isNarrow ? .narrow : .abbreviated)
    case "week": return week(hasTwoDigits ? .twoDigits : .defaultDigits)
    case "dayOfYear": return dayOfYear(hasTwoDigits ? .twoDigits : .defaultDigits)
    default: return timeZone(.specificName(detail == "wide" ? .long : .short))
    }
  }

  private static func month(_ width: String) -> Date.FormatStyle.Symbol.Month {
    switch width {
    case "wide": .wide
    case "narrow": .narrow
    case "twoDigits": .twoDigits
    case "defaultDigits": .defaultDigits
    default: .abbreviated
    }
  }

  private static func weekday(_ width: String) -> Date.FormatStyle.Symbol.Weekday {
    switch width {
    case "wide": .wide
    case "narrow": .narrow
    case "short": .short
    case "oneDigit": .oneDigit
    case "twoDigits": .twoDigits
    default: .abbreviated
    }
  }

  private static func hour(_ hasTwoDigits: Bool, _ dayPeriod: String) -> Date.FormatStyle.Symbol.Hour {
    let period: Date.FormatStyle.Symbol.Hour.AMPMStyle =
      switch dayPeriod {
      case "omitted": .omitted
      case "wide": .wide
      case "narrow": .narrow
      default: .abbreviated
      }
    return hasTwoDigits ? .twoDigits(amPM: period) : .defaultDigits(amPM: period)
  }
}
