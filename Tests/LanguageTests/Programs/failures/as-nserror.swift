// What Foundation makes of the program's errors.
import Foundation

enum Localized: LocalizedError {
  case simple, detailed(Int)
  var errorDescription: String? {
    switch self {
    case .simple: "Simple"
    case .detailed(let number): "Detailed \(number)"
    }
  }
}
enum Status: Int, Error { case missing = 404, gone }
enum Mixed: Error { case first(Int), second, third(String) }
struct Plain: Error {}
let errors: [any Error] = [
  Localized.simple, Localized.detailed(1), Status.missing, Status.gone, Mixed.first(1), Mixed.second, Mixed.third(""),
  Plain(),
]
for error in errors {
  let bridged = error as NSError
  print(bridged.domain, bridged.code, bridged.localizedDescription, error.localizedDescription)
}
do { throw Status.gone } catch { print((error as NSError).code) }
print((Localized.simple as NSError).localizedDescription)
// expect: main.Localized 1 Simple Simple
// expect: main.Localized 0 Detailed 1 Detailed 1
// expect: main.Status 404 The operation could not be completed. (main.Status error 404.) The operation could not be completed. (main.Status error 404.)
// expect: main.Status 405 The operation could not be completed. (main.Status error 405.) The operation could not be completed. (main.Status error 405.)
// expect: main.Mixed 0 The operation could not be completed. (main.Mixed error 0.) The operation could not be completed. (main.Mixed error 0.)
// expect: main.Mixed 2 The operation could not be completed. (main.Mixed error 2.) The operation could not be completed. (main.Mixed error 2.)
// expect: main.Mixed 1 The operation could not be completed. (main.Mixed error 1.) The operation could not be completed. (main.Mixed error 1.)
// expect: main.Plain 1 The operation could not be completed. (main.Plain error 1.) The operation could not be completed. (main.Plain error 1.)
// expect: 405
// expect: Simple
