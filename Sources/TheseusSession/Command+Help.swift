extension Command {
  /// The command with its arguments, as it is typed.
  public var usage: String {
    let arguments = argumentNames
    return ":\(rawValue)" + (arguments.isEmpty ? "" : " \(arguments)")
  }

  private var argumentNames: String {
    switch self {
    case .tap, .toggle, .submit: "NAME"
    case .enter: "NAME TEXT"
    case .pick, .adjust: "NAME VALUE"
    case .drag: "NAME X Y"
    case .delete: "ROW"
    case .scroll: "down|up|top|bottom|ROW"
    case .move: "ROW TO"
    case .wait: "DURATION"
    case .system: "KEY VALUE"
    case .state, .source, .graph: "[VIEW]"
    case .type, .why, .whynot, .focus: "VIEW"
    case .last: "[brief|normal|full|json]"
    case .glossary: "[TERM]"
    case .predict, .compare: "INPUT"
    case .undo: "[N]"
    case .jump: "N"
    case .mark: "NAME"
    case .diff: "A B"
    case .edit: "[VIEW]"
    case .load: "FILE"
    case .goto: "STEP"
    case .lesson: "NAME"
    case .record: "FILE"
    case .export: "FORMAT [FILE]"
    case .set: "[KEY VALUE]"
    case .help: "[COMMAND]"
    default: ""
    }
  }

  /// What it does, in one line.
  public var summary: String {
    switch self {
    case .tap: "tap a button, link, tab, field or view with a gesture"
    case .enter: "type a text into a text field or a search field"
    case .toggle: "flip a toggle"
    case .pick: "choose a value of a picker, or a row of a list"
    case .adjust: "set a slider or a stepper"
    case .drag: "drag a view with a drag gesture, and let go"
    case .delete: "delete a row of a list, as a swipe does"
    case .move: "move a row of a list to another place"
    case .submit: "press Return in a text field"
    case .scroll: "scroll a list or a lazy stack"
    case .dismiss: "close what is presented, go back, or end a search"
    case .wait: "let virtual time pass"
    case .system: "change the environment, as the system does"
    case .screen: "draw the screen"
    case .tree: "show the view tree with identities"
    case .state: "show what is stored, and by whom"
    case .type: "show the static type of a body"
    case .source: "show the source of a view or of the whole program"
    case .controls: "list what can be acted on, with numbers"
    case .graph: "show what depends on what"
    case .last: "show the last trace again, in another detail"
    case .why: "say why a view ran its body, step by step"
    case .whynot: "say why a view did not run its body"
    case .glossary: "explain a term"
    case .warnings: "list the warnings so far"
    case .predict: "say first what will happen, then compare"
    case .undo: "go back one input, or N"
    case .redo: "take an undo back"
    case .history: "list the inputs, with their positions"
    case .jump: "go to a position in the history"
    case .mark: "name this position"
    case .diff: "compare two positions"
    case .reset: "start the program afresh"
    case .fork: "try something beside the journal"
    case .join: "keep what a fork did"
    case .drop: "forget a fork"
    case .compare: "run an input in two forks"
    case .edit: "change the program in your editor"
    case .load: "load a Swift file and mount its root view"
    case .reload: "read the files again and keep the state that fits"
    case .lint: "look for identity hazards"
    case .focus: "choose the view that inputs speak to"
    case .next: "go to the next step"
    case .back: "go to the step before"
    case .goto: "go to a step"
    case .steps: "list the steps"
    case .check: "see whether the step is done"
    case .hint: "get a hint; the next one says more"
    case .solution: "see a solution"
    case .skip: "apply the solution and go on"
    case .lessons: "list the lessons"
    case .lesson: "start a lesson"
    case .progress: "show what is done"
    case .forget: "forget the progress in this lesson"
    case .play: "play the step without stopping"
    case .record: "write what follows into a file"
    case .export: "write the session as a document"
    case .set: "change how traces look"
    case .help: "show the commands, or what one does"
    case .quit: "leave"
    }
  }

  /// More than the summary: what it teaches, with an example.
  public var details: String {
    switch self {
    case .tap:
      "NAME is the label that the control shows, or its number in `:controls`. The action runs as one event: all its writes are one update, unless their transactions differ. A tap on a field gives it focus. A swipe action or an item of a context menu is named with its row, as in `:tap Delete of Milk`. A tap gesture that is simultaneous with a button's runs with it, one of high priority instead of it; a long press beside a button is reached by its number. What is disabled, hidden, wholly transparent or without hit testing gets no taps. Example: `:tap Save`"
    case .enter:
      "The field gets focus, so `@FocusState` and `onEditingChanged(true)` come first; then the text takes the place of what it holds, as one write. Focus stays until `:submit` or another field. Put quotes round a name with spaces. Example: `:enter \"First name\" Rex`"
    case .submit:
      "`onCommit` runs, then the `onSubmit` actions from the inside out; then the field is left, and `onEditingChanged(false)` runs, unless the program moved the focus. SwiftUI does not promise this order. Example: `:submit Name`"
    case .toggle: "Its binding gets the other value, as one write. Example: `:toggle Sound`"
    case .delete:
      "ROW counts from 1, in the first list on the screen that has `onDelete` or `editActions`. Whether others keep their identity is up to their ids. Example: `:delete 2`"
    case .move:
      "Both count from 1, in the first list on the screen that has `onMove` or `editActions`: the row stands at TO afterwards. Example: `:move 3 1`"
    case .adjust:
      "A slider moves to the nearest value that it can stop at, between `onEditingChanged(true)` and `onEditingChanged(false)`. A stepper is tapped until it shows the value; `+` and `-` tap it once. Example: `:adjust Volume 0.5`"
    case .drag:
      "X and Y are points to the right and down. One movement and its end: what `updating` and `onChanged` write is rendered, then `onEnded` runs and `@GestureState` is what it was declared with; which of the two comes first, SwiftUI does not promise. Example: `:drag Card 120 0`"
    case .dismiss: "Ending a search clears its text, as `dismissSearch` does."
    case .pick:
      "Where several can be chosen, as in a list whose selection is a set, what is chosen already is taken out again. A date picker takes a day, a time or both, a color picker a name or `#FF8800`. Examples: `:pick Flavour vanilla`, `:pick Due 2025-06-10 14:30`"
    case .scroll:
      "Rows of a lazy container are made when they can be seen first, and kept. `down` and `up` move by as many rows as can be seen, which `:system viewport` sets; ROW comes first on the screen. The trace says which rows are created, and which that exist came `into view` or went `out of view`: those keep identity and state. Example: `:scroll down`"
    case .wait:
      "Nothing happens by itself here: sleeping tasks, timers, animations and transitions go on when you let time pass. Durations are `200ms`, `1s`, `2m`, `3h`, `4d`. Example: `:wait 1s`"
    case .system:
      "Views that read the key run their bodies; the others do not. Keys: `colorScheme`, `locale`, `dynamicTypeSize`, `scenePhase`, `layoutDirection`, `horizontalSizeClass`, `verticalSizeClass`; `viewport` is the number of rows that a lazy container shows, `size` the size of the window that every `GeometryReader` gets, as in `852x393`. Example: `:system colorScheme dark`"
    case .tree: "Listed views have handles, such as `#4`: the same number is the same identity."
    case .state: "What is stored lives as long as the identity that owns it."
    case .type:
      "The type of `body` is where structural identity is written down: the branches of an `if` are `_ConditionalContent`. Of a generic view it is that of the one on the screen, where there is one type of them. Examples: `:type Home`, `:type Row#7`"
    case .why:
      "The chain of the last update that ran its body, began it or ended it: what was written, which body read that, which value it made. Views to which the same happened stand together. Examples: `:why Row`, `:why Row#7`, `:why Row[id: 2]`"
    case .whynot:
      "What the last update did to it: whether it was given an equal value, was not reached, or ran its body after all. Examples: `:whynot Row`, `:whynot Row#7`"
    case .undo: "An undo is exact: the session is rebuilt from its inputs. Handles and values are as they were."
    case .focus:
      "A bare input such as `count += 1` is run as an event handler of the focused view; at first, the root. Example: `:focus Row#7`"
    case .controls:
      "Where two controls have one name, the number tells them apart, as in `:tap 3`. It says which are disabled, what a swipe or a long press shows, and in which view each stands."
    case .last: "`full` adds the paths of identities, all causes and what `_printChanges` prints. Example: `:last full`"
    case .reload:
      "State is kept where identity, property and type are what they were. Example: change the file in your editor, then `:reload`"
    case .set: "Keys: `detail` (`brief`, `normal`, `full`). Example: `:set detail full`"
    case .jump: "Positions are those of `:history`; 0 is the mount. Example: `:jump 2`"
    case .load: "The program starts afresh. State is not kept; `:reload` keeps it."
    default: ""
    }
  }
}
