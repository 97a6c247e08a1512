import Testing

@testable import TheseusRendering

@Suite struct TypeLayoutTests {
  private func lines(_ type: String, width: Int) -> String {
    TypeLayout(width: width).lines(of: type).joined(separator: "\n")
  }

  @Test func aShortTypeIsOneLine() {
    #expect(lines("VStack<TupleView<(Text, Row)>>", width: 40) == "  VStack<TupleView<(Text, Row)>>")
  }

  @Test func aLongTypeBreaksAtItsOutermostBrackets() {
    #expect(
      lines("HStack<TupleView<(ModifiedContent<Text, _PaddingLayout>, Spacer, (Int) -> Text)>>", width: 44) == """
          HStack<
            TupleView<(
              ModifiedContent<Text, _PaddingLayout>,
              Spacer,
              (Int) -> Text
            )>
          >
        """)
  }

  @Test func aTypeOfTwoArgumentsAndAFunctionStaysTold() {
    #expect(
      lines("ModifiedContent<Pair<(Int, Int), String>, Wrapper<(Int) -> Bool>>", width: 40) == """
          ModifiedContent<
            Pair<(Int, Int), String>,
            Wrapper<(Int) -> Bool>
          >
        """)
  }

  @Test func anUnknownTypeIsTakenApartToo() {
    #expect(
      lines("⟨.sheet⟩<⟨.navigationTitle⟩<VStack<Text>>, Text>", width: 34) == """
          ⟨.sheet⟩<
            ⟨.navigationTitle⟩<
              VStack<Text>
            >,
            Text
          >
        """)
  }

  @Test func aNameThatIsTooLongStaysWhole() {
    #expect(lines("_ConditionalContent<A, B>", width: 12) == "  _ConditionalContent<\n    A,\n    B\n  >")
  }
}
