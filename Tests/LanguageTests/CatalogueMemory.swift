import Synchronization
import TheseusFrontend
import TheseusProgram
import TheseusSession

/// The declarations of the catalogue's texts, which thousands of scripts lower one after the other, each kept once it is lowered.
final class CatalogueMemory: Sendable {
  static let shared = CatalogueMemory()

  private let kept = Mutex<[String: [Declaration]]>([:])

  /// The declarations of a text.
  func declarations(in text: String) -> [Declaration] {
    if let known = kept.withLock({ $0[text] }) { return known }
    let declarations = Frontend.declarations(inCatalogue: text)
    kept.withLock { $0[text] = declarations }
    return declarations
  }
}
