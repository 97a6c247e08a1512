import Foundation

func module<T>(_ type: T.Type) { print(String(reflecting: type)) }
module(Date.FormatStyle.self)
module(Date.ISO8601FormatStyle.self)
module(Duration.UnitsFormatStyle.self)
module(Duration.TimeFormatStyle.self)
module(Decimal.RoundingMode.self)
module(Data.WritingOptions.self)
module(JSONDecoder.DateDecodingStrategy.self)
module(PropertyListSerialization.PropertyListFormat.self)
module(Calendar.MatchingPolicy.self)
module(CharacterSet.self)
module(CodingUserInfoKey.self)
module(DispatchTime.self)
module(FileHandle.self)
module(ContinuousClock.Instant.self)
module(Task<Int, any Error>.self)
module(AsyncStream<[Date]>.Continuation.self)
module(Regex<(Substring, Substring?)>.self)
module(RegexOutput.self)
typealias RegexOutput = Result<Set<URL>, CocoaError>
// expect: (extension in FoundationInternationalization):FoundationEssentials.Date.FormatStyle
// expect: FoundationEssentials.Date.ISO8601FormatStyle
// expect: (extension in FoundationInternationalization):Swift.Duration.UnitsFormatStyle
// expect: (extension in FoundationInternationalization):Swift.Duration.TimeFormatStyle
// expect: FoundationEssentials.Decimal.RoundingMode
// expect: FoundationEssentials.Data.WritingOptions
// expect: FoundationEssentials.JSONDecoder.DateDecodingStrategy
// expect: FoundationEssentials.PropertyListDecoder.PropertyListFormat
// expect: FoundationEssentials.Calendar.MatchingPolicy
// expect: Foundation.CharacterSet
// expect: Swift.CodingUserInfoKey
// expect: Dispatch.DispatchTime
// expect: Foundation.FileHandle
// expect: Swift.ContinuousClock.Instant
// expect: Swift.Task<Swift.Int, Swift.Error>
// expect: Swift.AsyncStream<Swift.Array<FoundationEssentials.Date>>.Continuation
// expect: _StringProcessing.Regex<(Swift.Substring, Swift.Optional<Swift.Substring>)>
// expect: Swift.Result<Swift.Set<FoundationEssentials.URL>, FoundationEssentials.CocoaError>
