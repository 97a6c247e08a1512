import Synchronization
import TheseusProgram

/// The declarations of the catalogue's texts, each text lowered once for all the checks that share it.
///
/// A text always gives the same declarations, so that who checks many programs, or one program again and again, spares parsing it anew.
public final class LoweredCatalogue: Sendable {
  private let kept = Mutex<[String: [Declaration]]>([:])

  /// Makes one that has lowered nothing yet.
  public init() {}

  /// The declarations of a text.
  public func declarations(in text: String) -> [Declaration] {
    if let known = kept.withLock({ $0[text] }) { return known }
    let file = SourceFile(name: "catalogue", text: text)
    let declarations = Frontend.lower(file, as: SourceRange.synthesized.file).program.declarations
    kept.withLock { $0[text] = declarations }
    return declarations
  }
}
