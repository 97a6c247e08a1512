import Testing
import TheseusRendering
import TheseusTestSupport
import TheseusTrace

@Suite struct GlossaryTests {
  @Test func namesAreUnique() {
    let names = Glossary.terms.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func relatedTermsExist() {
    for term in Glossary.terms {
      for name in term.related { #expect(Glossary.terms.contains { $0.name == name }, "\(term.name) → \(name)") }
    }
  }

  @Test func aTermIsFoundByPluralAliasCaseAndBeginning() {
    #expect(Glossary.term("branches")?.name == "branch")
    #expect(Glossary.term("bindings")?.name == "binding")
    #expect(Glossary.term("identities")?.name == "identity")
    #expect(Glossary.term("@State")?.name == "state")
    #expect(Glossary.term("anyview")?.name == "AnyView")
    #expect(Glossary.term("structural")?.name == "structural identity")
    #expect(Glossary.term("zzz") == nil)
    #expect(Glossary.term("") == nil)
    #expect(Glossary.candidates(for: "identity").contains { $0.name == "explicit identity" })
  }

  /// Every term that the `why` of an example uses has a page.
  @Test(arguments: Example.all) func theTermsOfTheSentencesHavePages(_ example: Example) {
    let text = TraceRenderer(RenderingOptions(width: 160)).render(example.trace)
    for line in text.lines {
      for span in line.spans where span.style == .term {
        #expect(Glossary.terms.contains { $0.name.contains(span.text) }, "no page for \(span.text)")
      }
    }
  }

  @Test func pages() {
    var text = PlainFormatter().format(GlossaryRenderer().renderList())
    for term in Glossary.terms {
      for width in [40, 60, 80] {
        for line in GlossaryRenderer(RenderingOptions(width: width)).render(term.name).lines {
          #expect(line.width <= width, "\(term.name): \(line.text)")
        }
      }
      text += "\n" + PlainFormatter().format(GlossaryRenderer().render(term.name))
    }
    expectGolden(text, named: "glossary.txt")
  }

  @Test func asciiPagesAreASCII() {
    for term in Glossary.terms {
      let text = GlossaryRenderer(RenderingOptions(medium: .ascii)).render(term.name)
      #expect(PlainFormatter().format(text).utf8.allSatisfy { $0 < 0x80 }, "\(term.name)")
    }
  }
}
