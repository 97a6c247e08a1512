import Foundation
import SwiftUI

// The program whose start the benchmark measures: three hundred lines in the way that people write them.

enum Shelf: String, CaseIterable, Identifiable {
  case fridge, freezer, cupboard, cellar

  var id: String { rawValue }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .fridge: "refrigerator"
    case .freezer: "snowflake"
    case .cupboard: "cabinet"
    case .cellar: "arrow.down"
    }
  }

  var tint: Color {
    switch self {
    case .fridge: .blue
    case .freezer: .cyan
    case .cupboard: .orange
    case .cellar: .brown
    }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var shelf: Shelf
  var amount: Int
  var daysLeft: Int

  var isUrgent: Bool { daysLeft < 3 }
}

@Observable
final class Pantry {
  var items: [Item] = [
    Item(id: 1, name: "Milk", shelf: .fridge, amount: 2, daysLeft: 2),
    Item(id: 2, name: "Peas", shelf: .freezer, amount: 1, daysLeft: 90),
    Item(id: 3, name: "Rice", shelf: .cupboard, amount: 5, daysLeft: 300),
    Item(id: 4, name: "Cider", shelf: .cellar, amount: 6, daysLeft: 40),
    Item(id: 5, name: "Yogurt", shelf: .fridge, amount: 4, daysLeft: 1),
  ]
  var shoppingList: [String] = ["Bread", "Salt"]

  var urgent: [Item] { items.filter(\.isUrgent).sorted { $0.daysLeft < $1.daysLeft } }

  func items(on shelf: Shelf, matching text: String) -> [Item] {
    items.filter { item in
      item.shelf == shelf && (text.isEmpty || item.name.localizedCaseInsensitiveContains(text))
    }
  }

  func use(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].amount -= 1
    if items[index].amount == 0 {
      shoppingList.append(items[index].name)
      items.remove(at: index)
    }
  }

  func add(_ name: String, to shelf: Shelf) {
    let next = (items.map(\.id).max() ?? 0) + 1
    items.append(Item(id: next, name: name, shelf: shelf, amount: 1, daysLeft: 14))
  }

  func nextDay() {
    for index in items.indices { items[index].daysLeft -= 1 }
    items.removeAll { $0.daysLeft < 0 }
  }
}

struct Badge: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text)
      .font(.caption)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(color.opacity(0.2))
      .clipShape(Capsule())
  }
}

struct AmountStepper: View {
  @Binding var amount: Int
  let range: ClosedRange<Int>

  var body: some View {
    HStack {
      Button("Less", systemImage: "minus") { amount -= 1 }
        .disabled(amount <= range.lowerBound)
      Text("\(amount)").monospacedDigit()
      Button("More", systemImage: "plus") { amount += 1 }
        .disabled(amount >= range.upperBound)
    }
    .buttonStyle(.bordered)
    .labelStyle(.iconOnly)
  }
}

struct ItemRow: View {
  let item: Item
  let onUse: () -> Void
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: item.shelf.symbol).foregroundStyle(item.shelf.tint)
        Text(item.name).font(.headline)
        Spacer()
        if item.isUrgent {
          Badge(text: "\(item.daysLeft) days", color: .red)
        } else {
          Badge(text: "\(item.daysLeft) days", color: .green)
        }
      }
      if isExpanded {
        HStack {
          Text("\(item.amount) left")
          Spacer()
          Button("Use one", action: onUse)
        }
        .transition(.opacity)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation { isExpanded.toggle() }
    }
  }
}

struct ShelfSection: View {
  let shelf: Shelf
  let filter: String
  @Environment(Pantry.self) private var pantry

  var body: some View {
    let items = pantry.items(on: shelf, matching: filter)
    if !items.isEmpty {
      Section {
        ForEach(items) { item in
          ItemRow(item: item) { pantry.use(item) }
        }
      } header: {
        Label(shelf.title, systemImage: shelf.symbol)
      }
    }
  }
}

struct ShelvesView: View {
  @State private var filter = ""
  @State private var isAdding = false
  @AppStorage("sortByAge") private var sortByAge = false
  @Environment(Pantry.self) private var pantry

  var body: some View {
    NavigationStack {
      List {
        TextField("Filter", text: $filter)
        Toggle("Oldest first", isOn: $sortByAge)
        if sortByAge {
          ForEach(pantry.urgent) { item in
            ItemRow(item: item) { pantry.use(item) }
          }
        } else {
          ForEach(Shelf.allCases) { shelf in
            ShelfSection(shelf: shelf, filter: filter)
          }
        }
      }
      .navigationTitle("Pantry")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddItemView()
      }
    }
  }
}

struct AddItemView: View {
  @State private var name = ""
  @State private var shelf = Shelf.fridge
  @State private var amount = 1
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(Pantry.self) private var pantry

  private var isValid: Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    Form {
      Section("What") {
        TextField("Name", text: $name)
          .focused($isNameFocused)
        AmountStepper(amount: $amount, range: 1...12)
      }
      Section("Where") {
        Picker("Shelf", selection: $shelf) {
          ForEach(Shelf.allCases) { shelf in
            Text(shelf.title).tag(shelf)
          }
        }
      }
      Button("Save") {
        for _ in 0..<amount { pantry.add(name, to: shelf) }
        dismiss()
      }
      .disabled(!isValid)
    }
    .onAppear { isNameFocused = true }
  }
}

struct ShoppingView: View {
  @Environment(Pantry.self) private var pantry
  @State private var bought: Set<String> = []

  private var progress: Double {
    pantry.shoppingList.isEmpty ? 1 : Double(bought.count) / Double(pantry.shoppingList.count)
  }

  var body: some View {
    VStack {
      ProgressView(value: progress)
      List {
        ForEach(pantry.shoppingList, id: \.self) { name in
          HStack {
            Image(systemName: bought.contains(name) ? "checkmark.circle" : "circle")
            Text(name)
              .strikethrough(bought.contains(name))
          }
          .onTapGesture {
            if bought.contains(name) {
              bought.remove(name)
            } else {
              bought.insert(name)
            }
          }
        }
        .onDelete { pantry.shoppingList.remove(atOffsets: $0) }
      }
      if !bought.isEmpty {
        Button("Put away") {
          for name in bought.sorted() {
            pantry.add(name, to: .cupboard)
            pantry.shoppingList.removeAll { $0 == name }
          }
          bought = []
        }
        .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .animation(.default, value: bought)
  }
}

struct SummaryView: View {
  @Environment(Pantry.self) private var pantry
  @State private var day = 1

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Day \(day)").font(.largeTitle).bold()
        ForEach(Shelf.allCases) { shelf in
          let count = pantry.items.filter { $0.shelf == shelf }.count
          LabeledContent(shelf.title, value: "\(count)")
        }
        Divider()
        Text(pantry.urgent.map(\.name).joined(separator: ", "))
          .foregroundStyle(.secondary)
        Button("Next day") {
          day += 1
          pantry.nextDay()
        }
      }
    }
    .onChange(of: day) { old, new in
      print("day \(old) to \(new)")
    }
  }
}

struct ContentView: View {
  @State private var pantry = Pantry()
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      ShelvesView().tabItem { Label("Shelves", systemImage: "cabinet") }.tag(0)
      ShoppingView().tabItem { Label("Shopping", systemImage: "cart") }.tag(1)
      SummaryView().tabItem { Label("Summary", systemImage: "chart.bar") }.tag(2)
    }
    .environment(pantry)
  }
}
