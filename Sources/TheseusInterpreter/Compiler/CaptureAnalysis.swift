import TheseusProgram
import TheseusTypes

/// Which closure declares a local, which closures capture it, and which locals are variables that closures share.
///
/// Closures are numbered in the order in which `TypedWalker` meets them; 0 is the function itself.
final class CaptureAnalysis {
  /// The closure that declares each local.
  private(set) var owners: [Int]
  /// What each closure captures, in the order of first use.
  private(set) var captures: [[LocalID]] = [[]]
  /// Whether a local is shared.
  private(set) var isShared: [Bool]
  /// For each closure, the local function that it defines if it uses itself.
  private(set) var selfReferences: [LocalID?] = [nil]
  /// The local functions and variables that are captured before they are defined; they are shared from the start.
  private(set) var early: [LocalID] = []

  /// What tells closures apart: where they stand and what they declare.
  private struct Key: Hashable {
    let range: SourceRange
    let parameters: [LocalID]
    let captures: [LocalID]

    init(_ closure: TypedClosure) {
      range = closure.range
      parameters = closure.parameters
      captures = closure.captures.map(\.local)
    }
  }
  private var numbers: [Key: Int] = [:]
  private let body: TypedBody
  private var parents = [-1]
  private var defining: [LocalID?] = [nil]
  private var functions: Set<LocalID> = []
  private var defined: Set<LocalID> = []
  private var variables: Set<LocalID> = []
  private var current = 0
  private var next = 1

  /// Analyses a body; locals of `variables` may change although they are declared constant (`inout` parameters).
  init(_ body: TypedBody, variables: Set<LocalID>) {
    self.body = body
    owners = Array(repeating: 0, count: body.locals.count)
    isShared = Array(repeating: false, count: body.locals.count)
    walk { declare($0) }
    current = 0
    next = 1
    walk { use($0) }
    for captured in captures {
      for id in captured where variables.contains(id) { isShared[Int(id.index)] = true }
    }
  }

  /// The number of a closure of the body.
  func number(of closure: TypedClosure) -> Int { numbers[Key(closure)] ?? 0 }

  private func walk(_ handle: (TypedWalker.Event) -> Void) {
    withoutActuallyEscaping(handle) { handle in
      TypedWalker(handle).visit(body.statements)
    }
  }

  private func declare(_ event: TypedWalker.Event) {
    switch event {
    case .declare(let id):
      owners[Int(id.index)] = current
      variables.insert(id)
    case .use: break
    case .enter(let closure, let function):
      if let function {
        owners[Int(function.index)] = current
        functions.insert(function)
      }
      numbers[Key(closure)] = numbers[Key(closure)] ?? next
      parents.append(current)
      captures.append([])
      defining.append(function)
      selfReferences.append(nil)
      current = next
      next += 1
      for capture in closure.captures { owners[Int(capture.local.index)] = current }
      for parameter in closure.parameters { owners[Int(parameter.index)] = current }
    case .leave: current = parents[current]
    }
  }

  private func use(_ event: TypedWalker.Event) {
    switch event {
    case .declare(let id): defined.insert(id)
    case .use(let id): capture(id)
    case .enter(_, let function):
      if let function { defined.insert(function) }
      current = next
      next += 1
    case .leave: current = parents[current]
    }
  }

  private func capture(_ id: LocalID) {
    let index = Int(id.index)
    let owner = owners[index]
    guard owner != current else { return }
    var closure = current
    while closure > 0, closure != owner {
      if defining[closure] == id {
        selfReferences[closure] = id
        return
      }
      if !captures[closure].contains(id) { captures[closure].append(id) }
      closure = parents[closure]
    }
    if functions.contains(id) || variables.contains(id), !defined.contains(id) {
      if !isShared[index] {
        isShared[index] = true
        early.append(id)
      }
    } else if !functions.contains(id), body.locals[index].isVariable {
      isShared[index] = true
    }
  }
}
