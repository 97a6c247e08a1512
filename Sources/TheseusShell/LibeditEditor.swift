import CLineEditor
import TheseusSession

/// Reads lines at a terminal with libedit: editing, history, Tab, paste, resize.
public final class LibeditEditor: LineEditor {
  /// Always true: libedit is only used where a person types.
  public var isInteractive: Bool { true }
  /// What Tab offers; asked while a line is edited.
  public var complete: (String) -> Completion = { _ in .none }

  private let editor: OpaquePointer
  private let isColored: Bool

  /// Makes an editor; nil where the terminal's type is unknown to the system.
  ///
  /// Precondition: standard input and output are terminals, and `Terminal.current` has prepared the locale.
  public init?(isColored: Bool, history: [String]) {
    guard let editor = theseus_line_editor_make("theseus", Int32(HistoryFile.limit)) else { return nil }
    self.editor = editor
    self.isColored = isColored
    for entry in history { theseus_line_editor_remember(editor, entry) }
    theseus_line_editor_set_tab(editor, { _, context in LibeditEditor.tab(context) }, contextPointer)
  }

  deinit { theseus_line_editor_free(editor) }

  /// Reads a line with libedit.
  public func readLine(prompt: Prompt) -> LineReading {
    theseus_line_editor_set_prompt(editor, escaped(prompt))
    switch theseus_line_editor_read(editor) {
    case .line: return .line(String(cString: theseus_line_editor_line(editor)))
    case .end: return .end
    case .interrupted: return .interrupted
    @unknown default: return .end
    }
  }

  /// Adds an input, whole even if it has several lines.
  public func remember(_ input: String) {
    theseus_line_editor_remember(editor, input)
  }

  /// The prompt as libedit takes it: a sequence stands between two `\1`, and a plain space is last, since a
  /// sequence at the very end is lost.
  private func escaped(_ prompt: Prompt) -> String {
    guard isColored else { return prompt.text }
    return "\u{1}\u{1B}[36m\u{1}\(prompt.label)>\u{1}\u{1B}[0m\u{1} "
  }
}

extension LibeditEditor {
  /// This editor for a C callback, which cannot capture it; valid while the editor lives, as libedit's own.
  private var contextPointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func tab(_ context: UnsafeMutableRawPointer?) -> TheseusTabResult {
    guard let context else { return .nothing }
    return Unmanaged<LibeditEditor>.fromOpaque(context).takeUnretainedValue().completeWord()
  }

  /// One candidate is inserted, several insert what they share, a second Tab lists them.
  private func completeWord() -> TheseusTabResult {
    let completion = complete(String(cString: theseus_line_editor_text_before_cursor(editor)))
    guard !completion.candidates.isEmpty else { return .nothing }
    let prefix = completion.commonPrefix
    if prefix.count > completion.word.count || completion.candidates.count == 1 {
      return replace(completion.word, with: prefix)
    }
    guard theseus_line_editor_is_second_tab(editor) else { return .nothing }
    let width = theseus_terminal_columns(1)
    theseus_line_editor_print_below(editor, completion.listing(width: width > 0 ? Int(width) : 80))
    return .listed
  }

  private func replace(_ word: String, with text: String) -> TheseusTabResult {
    guard word != text else { return .nothing }
    // libedit counts scalars, Swift characters.
    theseus_line_editor_delete_before_cursor(editor, Int32(word.unicodeScalars.count))
    theseus_line_editor_insert(editor, printable(text))
    return .changed
  }
}
