import Testing
import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTestSupport
import TheseusTrace

@testable import TheseusLessons

/// What the talk claims (WWDC21 10022), entered at the prompt.
@Suite struct TalkTests {
  @Test(arguments: TalkSituation.all) func claimHolds(_ situation: TalkSituation) {
    let session = Session(Session.Configuration(catalogue: .shared))
    let source = SourceFile(name: "talk.swift", text: situation.source)
    let mounted = session.load([source], root: nil)
    #expect(mounted.outcome == .accepted, "\(Self.text(mounted, session))")
    guard mounted.outcome == .accepted else { return }
    for exchange in situation.exchanges { enter(exchange.input, holds: exchange.holds, in: session) }
  }

  private func enter(_ input: String, holds claims: [String], in session: Session) {
    let before = session.tree
    let response = session.respond(to: input)
    #expect(response.outcome == .accepted, "\(input)\n\(Self.text(response, session))")
    let traces = response.parts.compactMap { if case .trace(let trace) = $0 { trace } else { nil } }
    for text in claims {
      guard let kind = Check.Kind(parsing: text) else {
        Issue.record("'\(text)' is no claim")
        continue
      }
      var types: [String: String] = [:]
      if case .type(let view, _) = kind { types[view] = session.staticType(ofBody: view) }
      let seen = Observation(before: before, after: session.tree, traces: traces, types: types)
      let refutation = kind.refutation(by: seen)
      #expect(refutation == nil, "\(input): \(text)\n\(Self.text(response, session))")
    }
  }

  private static func text(_ response: Response, _ session: Session) -> String {
    let text = ResponseRenderer(RenderingOptions()).render(response, in: session.files)
    return text.lines.map(PlainFormatter().format).joined(separator: "\n")
  }
}

extension TalkSituation: CustomTestStringConvertible {
  var testDescription: String { id }
}
