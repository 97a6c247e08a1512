import Foundation
func show(_ e: any LocalizedError) { print(e.reason) }
func show(_ c: any Collection) { print(c.size) }
func show(_ s: any Sequence) { s.each() }
func show(_ k: any CodingKey) { print(k.stringValue, k.text) }
// expect error 2:46: value of type 'any LocalizedError' has no member 'reason'
// expect error 3:42: value of type 'any Collection' has no member 'size'
// expect error 4:34: value of type 'any Sequence' has no member 'each'
// expect error 5:56: value of type 'any CodingKey' has no member 'text'
