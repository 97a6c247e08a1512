/// A situation that the talk "Demystify SwiftUI" (WWDC21, session 10022) describes, in a program of our own.
struct TalkSituation: Sendable {
  /// Names the situation.
  let id: String
  /// What the talk claims, in our words.
  let claim: String
  /// The program.
  let source: String
  /// What is entered, and what must hold of it in the lines of a lesson's check.
  let exchanges: [(input: String, holds: [String])]
}

extension TalkSituation {
  /// The situations in the order of the talk.
  static let all: [TalkSituation] = identity + lifetime + dependencies + improvements

  // MARK: - Identity

  private static let identity: [TalkSituation] = [
    TalkSituation(
      id: "two branches", claim: "Two branches are two identities: one leaves, the other comes.",
      source: """
        struct Lamp: View {
          let color: String
          @State private var switched = 0
          var body: some View { Text("\\(color) \\(switched)") }
        }
        struct Room: View {
          @State private var lit = true
          var body: some View {
            VStack {
              if lit { Lamp(color: "green") } else { Lamp(color: "red") }
            }
          }
        }
        """,
      exchanges: [
        (
          "withAnimation { lit.toggle() }",
          ["created Lamp × 1", "bodies <= 2", "kept Room"]
        ),
        (":wait 1s", ["removed Lamp × 1", "created Lamp × 0"]),
      ]),
    TalkSituation(
      id: "one view with changing inputs",
      claim: "A single view whose inputs change keeps its identity, so it can move from one value to the next.",
      source: """
        struct Lamp: View {
          let color: String
          @State private var switched = 7
          var body: some View { Text("\\(color) \\(switched)") }
        }
        struct Room: View {
          @State private var lit = true
          var body: some View {
            VStack { Lamp(color: lit ? "green" : "red").frame(maxHeight: .infinity, alignment: lit ? .top : .bottom) }
          }
        }
        """,
      exchanges: [
        (
          "withAnimation { lit.toggle() }",
          ["kept Lamp", "kept Room", "unchanged Lamp.switched", "ran Lamp", "created Lamp × 0", "bodies <= 2"]
        )
      ]),
    TalkSituation(
      id: "explicit identity of rows",
      claim: "The ids of the data tell which row is which, however the collection changes.",
      source: """
        struct Guest: Identifiable { let id: Int; var name: String }
        struct Row: View {
          let guest: Guest
          @State private var visits = 0
          var body: some View { Text("\\(guest.name) \\(visits)") }
        }
        struct Hotel: View {
          @State private var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Bo"), Guest(id: 3, name: "Cy")]
          var body: some View { List { ForEach(guests) { Row(guest: $0) } } }
        }
        """,
      exchanges: [
        ("guests.reverse()", ["kept Row × 3", "created Row × 0", "bodies <= 1"]),
        ("guests.remove(at: 0)", ["removed Row × 1", "kept Row × 2", "bodies <= 1"]),
        ("guests.insert(Guest(id: 4, name: \"Di\"), at: 0)", ["kept Row × 2", "created Row × 1", "bodies <= 2"]),
      ]),
    TalkSituation(
      id: "identifier for a scroll target",
      claim: "Only the view that is referred to needs an explicit identifier; the others have identity by structure.",
      source: """
        struct Page: View {
          @State private var taps = 0
          var body: some View {
            ScrollViewReader { proxy in
              ScrollView {
                Text("Heading").id("top")
                Text("Body \\(taps)")
                Button("Up") { taps += 1; proxy.scrollTo("top") }
              }
            }
          }
        }
        """,
      exchanges: [(":tap Up", ["kept Page", "bodies <= 1", "screen contains \"Body 1\""])]),
    TalkSituation(
      id: "type of a condition",
      claim: "A condition becomes a generic type that names both branches, so each has its place.",
      source: """
        struct Catalog: View { var body: some View { Text("all") } }
        struct Favourites: View { var body: some View { Text("some") } }
        struct Shop: View {
          @State private var browsing = true
          var body: some View { if browsing { Catalog() } else { Favourites() } }
        }
        """,
      exchanges: [
        (
          "browsing = false",
          ["type Shop is _ConditionalContent<Catalog, Favourites>", "removed Catalog", "created Favourites"]
        )
      ]),
    TalkSituation(
      id: "AnyView hides the structure",
      claim: "A function that returns AnyView hides its conditions from the type.",
      source: """
        enum Kind { case tea, coffee, water }
        struct Tea: View { var body: some View { Text("tea") } }
        struct Coffee: View { var body: some View { Text("coffee") } }
        struct Menu: View {
          @State private var kind = Kind.tea
          func drink() -> some View {
            if kind == .tea { return AnyView(Tea()) }
            return AnyView(Coffee())
          }
          var body: some View { drink() }
        }
        """,
      exchanges: [
        ("kind = .coffee", ["type Menu is AnyView", "removed Tea", "created Coffee"])
      ]),
    TalkSituation(
      id: "a view builder shows the structure",
      claim: "With a view builder and a switch the type is the tree of conditions.",
      source: """
        enum Kind { case tea, coffee, water, milk }
        struct Tea: View { var body: some View { Text("tea") } }
        struct Coffee: View { var body: some View { Text("coffee") } }
        struct Water: View { var body: some View { Text("water") } }
        struct Milk: View { var body: some View { Text("milk") } }
        struct Menu: View {
          @State private var kind = Kind.tea
          @State private var iced = false
          @ViewBuilder func drink() -> some View {
            switch kind {
            case .tea: Tea()
            case .coffee: Coffee()
            case .water: HStack { Water(); if iced { Text("ice") } }
            case .milk: Milk()
            }
          }
          var body: some View { drink() }
        }
        """,
      exchanges: [
        (
          "kind = .water",
          [
            "type Menu is _ConditionalContent<_ConditionalContent<Tea, Coffee>, _ConditionalContent<HStack<TupleView<(Water, Optional<Text>)>>, Milk>>",
            "removed Tea", "created Water",
          ]
        ),
        ("iced = true", ["kept Water", "skipped Water", "created Water × 0"]),
      ]),
  ]

  // MARK: - Lifetime

  private static let lifetime: [TalkSituation] = [
    TalkSituation(
      id: "values come and go",
      claim: "A view has many values over time and one identity; the values are only compared.",
      source: """
        struct Cat: View {
          let mood: Double
          @State private var naps = 3
          var body: some View { Text("\\(mood) \\(naps)") }
        }
        struct Home: View {
          @State private var mood = 0.5
          var body: some View { Cat(mood: mood) }
        }
        """,
      exchanges: [
        ("mood = 0.75", ["kept Cat", "ran Cat", "unchanged Cat.naps"]),
        ("mood = 0.75", ["bodies <= 0", "kept Cat"]),
      ]),
    TalkSituation(
      id: "state in a branch",
      claim:
        "Storage begins with the identity from the initial value and ends with it; coming back means new storage again.",
      source: """
        struct Recorder: View {
          @State private var title = ""
          let night: Bool
          var body: some View { TextField("Title", text: $title).onAppear { }.onDisappear { } }
        }
        struct Home: View {
          @State private var night = false
          var body: some View {
            if night { Recorder(night: true) } else { Recorder(night: false) }
          }
        }
        """,
      exchanges: [
        (":enter Title Purr", ["kept Recorder", "kept Home"]),
        ("night = true", ["reset Recorder.title", "removed Recorder", "kept Home"]),
        (":enter Title Hiss", ["kept Recorder"]),
        ("night = false", ["reset Recorder.title", "kept Home"]),
      ]),
    TalkSituation(
      id: "constant range",
      claim: "A range of constants identifies each view by its offset, stable for the lifetime of the view.",
      source: """
        struct Seat: View {
          let number: Int
          @State private var taken = false
          var body: some View { Text("\\(number) \\(taken ? "taken" : "free")") }
        }
        struct Row: View {
          @State private var name = "A"
          var body: some View { HStack { Text(name); ForEach(0..<5) { Seat(number: $0) } } }
        }
        """,
      exchanges: [("name = \"B\"", ["kept Seat × 5", "no warnings"])]),
    TalkSituation(
      id: "dynamic range",
      claim: "A range that changes is an error of use: the framework warns.",
      source: """
        struct Seats: View {
          @State private var count = 2
          var body: some View { HStack { ForEach(0..<count) { Text("\\($0)") } } }
        }
        """,
      exchanges: [("count = 3", ["warning range-count-changed"])]),
    TalkSituation(
      id: "identifier by key path",
      claim: "A key path to a hashable property gives each row its identity.",
      source: """
        struct Dish { let code: String; var name: String }
        struct Line: View {
          let name: String
          @State private var orders = 0
          var body: some View { Text("\\(name) \\(orders)") }
        }
        struct Card: View {
          @State private var dishes = [Dish(code: "a", name: "Soup"), Dish(code: "b", name: "Stew")]
          var body: some View { ForEach(dishes, id: \\.code) { Line(name: $0.name) } }
        }
        """,
      exchanges: [
        ("dishes[0].name = \"Broth\"", ["kept Line × 2", "unchanged Line.orders", "bodies <= 2"]),
        ("dishes.swapAt(0, 1)", ["kept Line × 2", "bodies <= 1"]),
      ]),
  ]

  // MARK: - Dependencies

  private static let dependencies: [TalkSituation] = [
    TalkSituation(
      id: "an action changes a dependency",
      claim: "An action changes what a view depends on, and the view gives a new body.",
      source: """
        struct Treat { var name: String }
        struct Bowl: View {
          @State private var treat = Treat(name: "bone")
          var body: some View { Button(treat.name) { treat.name = "biscuit" } }
        }
        """,
      exchanges: [(":tap bone", ["ran Bowl", "bodies <= 1", "screen contains \"biscuit\""])]),
    TalkSituation(
      id: "only dependents are invalidated",
      claim: "The dependencies form a graph; a change reaches only the views that depend on it.",
      source: """
        @Observable class Kitchen { var soup = 1; var bread = 1 }
        struct Soup: View { let kitchen: Kitchen; var body: some View { Text("soup \\(kitchen.soup)") } }
        struct Bread: View { let kitchen: Kitchen; var body: some View { Text("bread \\(kitchen.bread)") } }
        struct Both: View { let kitchen: Kitchen; var body: some View { Text("both \\(kitchen.soup + kitchen.bread)") } }
        struct Table: View {
          @State private var kitchen = Kitchen()
          var body: some View { VStack { Soup(kitchen: kitchen); Bread(kitchen: kitchen); Both(kitchen: kitchen) } }
        }
        """,
      exchanges: [
        ("kitchen.soup += 1", ["ran Soup", "ran Both", "bodies <= 2", "kept Table"])
      ]),
    TalkSituation(
      id: "comparison prunes",
      claim: "View values are compared, so a view whose value is equal gives no new body.",
      source: """
        struct Fixed: View { let text: String; var body: some View { Text(text) } }
        struct Clock: View {
          @State private var minute = 0
          var body: some View { VStack { Fixed(text: "noon"); Fixed(text: "\\(minute)") } }
        }
        """,
      exchanges: [("minute = 1", ["skipped Fixed × 1", "ran Fixed × 1", "bodies <= 2"])]),
  ]

  // MARK: - Using identity well

  private static let improvements: [TalkSituation] = [
    TalkSituation(
      id: "computed random identifier",
      claim: "An id that is new each time it is read makes every row new whenever the data changes.",
      source: """
        struct Plant: Identifiable { var name: String; var id: UUID { UUID() } }
        struct Pot: View {
          let name: String
          @State private var water = 0
          var body: some View { Text("\\(name) \\(water)") }
        }
        struct Garden: View {
          @State private var plants = [Plant(name: "fern"), Plant(name: "moss")]
          var body: some View { List { ForEach(plants) { Pot(name: $0.name) } } }
        }
        """,
      exchanges: [
        ("plants.append(Plant(name: \"ivy\"))", ["removed Pot × 2", "created Pot × 3", "lost Pot.water"])
      ]),
    TalkSituation(
      id: "index as identifier",
      claim: "With indices, an insertion at the front shows as an insertion at the end.",
      source: """
        struct Pot: View {
          let name: String
          @State private var water = 0
          var body: some View { Text("\\(name) \\(water)") }
        }
        struct Garden: View {
          @State private var plants = ["fern", "moss"]
          var body: some View { List { ForEach(plants.indices, id: \\.self) { Pot(name: plants[$0]) } } }
        }
        """,
      exchanges: [
        ("plants.insert(\"ivy\", at: 0)", ["kept Pot × 2", "created Pot × 1", "ran Pot × 2", "unchanged Pot.water"])
      ]),
    TalkSituation(
      id: "stable identifier",
      claim: "With a stored id, the insertion is where it happened and the others are untouched.",
      source: """
        struct Plant: Identifiable { let id: Int; var name: String }
        struct Pot: View {
          let name: String
          @State private var water = 0
          var body: some View { Text("\\(name) \\(water)") }
        }
        struct Garden: View {
          @State private var plants = [Plant(id: 1, name: "fern"), Plant(id: 2, name: "moss")]
          var body: some View { List { ForEach(plants) { Pot(name: $0.name) } } }
        }
        """,
      exchanges: [
        ("plants.insert(Plant(id: 3, name: \"ivy\"), at: 0)", ["kept Pot × 2", "created Pot × 1", "bodies <= 2"])
      ]),
    TalkSituation(
      id: "identifier that is not unique",
      claim: "When two elements have the same id, one of them may not show up.",
      source: """
        struct Sweet { var name: String; var serial: Int }
        struct Piece: View { let serial: Int; var body: some View { Text("no \\(serial)") } }
        struct Jar: View {
          @State private var sweets = [Sweet(name: "drop", serial: 1)]
          var body: some View { ForEach(sweets, id: \\.name) { Piece(serial: $0.serial) } }
        }
        """,
      exchanges: [
        ("sweets.append(Sweet(name: \"drop\", serial: 2))", ["warning duplicate-id"])
      ]),
    TalkSituation(
      id: "branch in a modifier",
      claim: "A branch in a modifier makes two copies of the content with an identity each.",
      source: """
        struct Faded: ViewModifier {
          let old: Bool
          func body(content: Content) -> some View {
            if old { content.opacity(0.3) } else { content }
          }
        }
        struct Cell: View {
          @State private var bites = 2
          var body: some View { Text("\\(bites)") }
        }
        struct Shelf: View {
          @State private var old = false
          var body: some View { Cell().modifier(Faded(old: old)) }
        }
        """,
      exchanges: [("old = true", ["reset Cell.bites", "removed Cell × 1", "created Cell × 1"])]),
    TalkSituation(
      id: "inert modifier",
      claim: "With the condition inside the modifier there is one identity; an opacity of 1 has no effect.",
      source: """
        struct Faded: ViewModifier {
          let old: Bool
          func body(content: Content) -> some View { content.opacity(old ? 0.3 : 1) }
        }
        struct Cell: View {
          @State private var bites = 2
          var body: some View { Text("\\(bites)") }
        }
        struct Shelf: View {
          @State private var old = false
          var body: some View { Cell().modifier(Faded(old: old)) }
        }
        """,
      exchanges: [("old = true", ["kept Cell", "unchanged Cell.bites", "created Cell × 0"])]),
    TalkSituation(
      id: "conditional environment",
      claim: "transformEnvironment writes to the environment only when needed, without a branch.",
      source: """
        struct Label2: View {
          @Environment(\\.lineLimit) private var limit
          @State private var reads = 1
          var body: some View { Text("limit \\(limit ?? 0)") }
        }
        struct Panel: View {
          @State private var narrow = false
          var body: some View {
            Label2().transformEnvironment(\\.lineLimit) { if narrow { $0 = 1 } }
          }
        }
        """,
      exchanges: [
        ("narrow = true", ["kept Label2", "unchanged Label2.reads", "ran Label2", "screen contains \"limit 1\""])
      ]),
  ]
}
