import TheseusProgram
import TheseusTypes

/// A place whose parts have been evaluated once, so that it can be read and written.
///
/// `begin` evaluates; `take` or `read` opens what encloses the place, `write` stores and closes it again; `peek` copies
/// without opening; `end` releases what `begin` kept.
final class Access {
  indirect enum Kind {
    case register(Int, isTrivial: Bool)
    case shared(Int)
    case weak(Int, Closure.Strength)
    case global(Int, Closure.Strength)
    /// An element of a struct or tuple in a place.
    case element(Access, Int)
    /// A stored property of the object in a register.
    case field(Int, Int, TypedNominal.Field?)
    /// An element of an array in a place; the index is in a register.
    case arrayElement(Access, Int)
    /// A number or Boolean in the structs of an array in a local; the index is in a register.
    case arrayField(Int, index: Int, Int)
    /// A computed property or subscript: `self` in a place or a register, arguments in registers.
    case computed(Access?, object: Int?, getter: Callee, setter: Callee, arguments: [Int], setterMutates: Bool)
    case unwrapped(Access, Unwrapping)
    /// A computed place whose value is in a register already, until it is written.
    case computedOnce(Access, Int)
    /// A place that stays as it is while it is changed, because a closure uses what lies beside it.
    case apart(Access)
    /// What a weak or unowned reference in a place refers to.
    case weakened(Access, Closure.Strength)
    case keyPath(Access, Int)
    case value(Int)
    case dynamicMember(Access, String)
    case dynamicSubscript(Access, [Int], [String?])
    case discard
  }
  let kind: Kind
  /// The top when it began.
  let base: Int
  /// Where the enclosing value is kept while it is open.
  let hold: Int?
  /// The temporaries to be released at the end.
  let kept: [Int]
  /// Whether the host is told of a write, though nobody observes the field.
  let isTold: Bool

  init(_ kind: Kind, base: Int, hold: Int? = nil, kept: [Int] = [], isTold: Bool = false) {
    self.kind = kind
    self.base = base
    self.hold = hold
    self.kept = kept
    self.isTold = isTold
  }

  /// The register of a place that is a plain local.
  var register: Int? { if case .register(let register, _) = kind { register } else { nil } }
}

extension Compiler {
  /// `place = value`.
  func assign(_ place: Place, _ value: TypedExpression) {
    let base = top
    if case .local(let id) = place {
      if isTrivial(local(id).type), case .register(let register) = self.place(of: id) {
        compile(value, to: register)
      } else {
        let slot = push(value)
        store(top: slot, into: id)
      }
      top = base
      return
    }
    if case .discard = place { return dropParts(of: value) }
    let access = isInitialValue(value) ? unobserved(begin(place)) : begin(place)
    let slot = push(value)
    open(access)
    write(access, from: slot, as: .assignment)
    end(access)
    top = base
  }

  /// Whether a value is what a stored property begins with.
  private func isInitialValue(_ value: TypedExpression) -> Bool {
    guard case .call(.function(let id, _), _) = value.kind else { return false }
    return program[id].kind == .initialValue
  }

  /// An access that nobody hears of: a property that gets its initial value has not changed.
  private func unobserved(_ access: Access) -> Access {
    guard case .field(let object, let index, var field?) = access.kind else { return access }
    field.observation = .none
    return Access(.field(object, index, field), base: access.base, hold: access.hold, kept: access.kept)
  }

  /// Whether the host wants to hear of writes to a field that nobody observes: not of those that make the object.
  private func isTold(_ type: Type, _ index: Int) -> Bool {
    guard case .nominal(let id, _) = type, let field = fieldOf(type, index), field.observation == .none,
      interpreter.host.followsWrites(of: id)
    else { return false }
    return unit.typed.kind != .initializer || unit.typed.nominal != id
  }

  /// Tells the host that a field is about to change.
  private func tellWrite(_ access: Access) {
    guard access.isTold, case .field(let object, let index, _) = access.kind else { return }
    emit(.tellWrite, object, 0, index)
  }

  /// Evaluates the parts of a place.
  func begin(_ place: Place) -> Access {
    let base = top
    switch place {
    case .local(let id):
      switch self.place(of: id) {
      case .register(let register): return Access(.register(register, isTrivial: isTrivial(local(id).type)), base: base)
      case .shared(let register): return Access(.shared(register), base: base)
      case .weak(let register): return Access(.weak(register, local(id).strength), base: base)
      }
    case .global(let id): return Access(.global(Int(id.index), program[id].strength), base: base)
    case .field(let parent, let index), .tupleElement(let parent, let index):
      if let access = beginArrayField(parent, index) { return access }
      let access = begin(parent)
      return Access(.element(access, index), base: base, hold: hold(for: access))
    case .reference(let value, let index):
      let object = kept(value)
      return Access(
        .field(object.register, index, fieldOf(value.type, index)), base: base,
        kept: object.isTemporary ? [object.register] : [], isTold: isTold(value.type, index))
    case .computed(let parent, let getter, let setter, let arguments, _):
      return beginComputed(parent, getter, setter, arguments)
    case .unwrapped(let parent, let unwrapping):
      let access = unwrapping == .chained ? beginChain(parent) : begin(parent)
      return Access(.unwrapped(access, unwrapping), base: base)
    case .weakened(let parent, let strength): return Access(.weakened(begin(parent), strength), base: base)
    case .keyPath(let parent, let path):
      let access = begin(parent)
      let slot = push(path)
      return Access(.keyPath(access, slot), base: base, kept: [slot])
    case .value(let value):
      let slot = push(value)
      return Access(.value(slot), base: base, kept: [slot])
    case .dynamicMember(let parent, let name):
      return Access(.dynamicMember(begin(parent), name), base: base)
    case .dynamicSubscript(let parent, let arguments):
      let access = begin(parent)
      let slots = arguments.map { push($0.value) }
      return Access(.dynamicSubscript(access, slots, arguments.map(\.label)), base: base, kept: slots)
    case .discard: return Access(.discard, base: base)
    }
  }

  /// A value that is needed until the end of an access: a constant local stays where it is.
  private func kept(_ value: TypedExpression) -> Operand {
    if case .local(let id) = value.kind, !local(id).isVariable || local(id).name == "self" { return operand(value) }
    let slot = push(value)
    return Operand(register: slot, isTemporary: true, isTrivial: isTrivial(value.type))
  }

  private func hold(for parent: Access) -> Int? {
    if parent.register != nil { return nil }
    let slot = reserve()
    emit(.loadNone, slot)
    return slot
  }

  private func beginComputed(
    _ parent: Place?, _ getter: Callee, _ setter: Callee, _ arguments: [TypedExpression]
  ) -> Access {
    let base = top
    if let parent, case .arrayGet? = intrinsic(getter), arguments.count == 1, isInt(arguments[0].type) {
      let access = begin(parent)
      let hold = hold(for: access)
      let index = kept(arguments[0])
      return Access(.arrayElement(access, index.register), base: base, hold: hold)
    }
    var object: Int?
    var access: Access?
    var keptSlots: [Int] = []
    let mutates = mutates(setter)
    if let parent {
      if case .value(let value) = parent {
        let operand = kept(value)
        object = operand.register
        if operand.isTemporary { keptSlots.append(operand.register) }
      } else {
        access = begin(parent)
      }
    }
    let hold = mutates ? access.flatMap { self.hold(for: $0) } : nil
    let slots = push(defaultsLast: arguments)
    keptSlots += zip(slots, arguments).filter { !isTrivial($1.type) }.map(\.0)
    return Access(
      .computed(
        access, object: object, getter: getter, setter: setter, arguments: Array(slots), setterMutates: mutates),
      base: base, hold: hold, kept: keptSlots)
  }

  /// `array[i].field` of a local array, which is read and written in place.
  private func beginArrayField(_ parent: Place, _ index: Int) -> Access? {
    let base = top
    guard case .computed(.local(let id)?, let getter, _, let arguments, let type) = parent,
      case .register(let array) = place(of: id), case .arrayGet? = intrinsic(getter), arguments.count == 1,
      isInt(arguments[0].type), storageKind(type) == .structure, let field = fieldOf(type, index), isTrivial(field.type)
    else { return nil }
    return Access(.arrayField(array, index: kept(arguments[0]).register, index), base: base)
  }

  private func mutates(_ accessor: Callee) -> Bool {
    switch accessor {
    case .function(let id, _), .virtual(let id, _), .witness(_, let id, _, _): program[id].selfKind == .mutating
    case .value: false
    }
  }

  /// Takes out what encloses the place, if it is not in a register.
  func open(_ access: Access) {
    switch access.kind {
    case .element(let parent, _), .arrayElement(let parent, _), .computed(let parent?, _, _, _, _, _):
      if let hold = access.hold { take(parent, to: hold) }
    case .unwrapped(let parent, _), .weakened(let parent, _): open(parent)
    default: break
    }
  }

  /// Opens the place and copies its value into the temporary `slot`.
  func read(_ access: Access, to slot: Int) {
    if case .unwrapped(let parent, let unwrapping) = access.kind {
      read(parent, to: slot)
      emit(.forceUnwrap, slot, unwrapping == .implicit ? 1 : 0)
      return
    }
    if case .weakened(let parent, _) = access.kind {
      read(parent, to: slot)
      emit(.weakLoad, slot)
      return
    }
    open(access)
    switch access.kind {
    case .element(let parent, let index): emit(.elementGet, slot, access.hold ?? parent.register ?? 0, index)
    case .arrayElement(let parent, let index): emit(.arrayGet, slot, access.hold ?? parent.register ?? 0, index)
    case .computed: compute(access, from: access.hold, to: slot)
    case .keyPath(let parent, let path): openKeyPath(path, in: parent, to: slot)
    case .field(let object, let index, let field):
      if let field, field.observation != .none {
        emit(.observedTake, slot, object, index)
      } else {
        tellWrite(access)
        emit(.fieldGet, slot, object, index)
      }
    default: peek(access, to: slot)
    }
  }

  /// Opens the place and moves its value into the temporary `slot`, to be changed there and written back.
  func take(_ access: Access, to slot: Int) {
    switch access.kind {
    case .register(let register, let isTrivial): emit(isTrivial ? .move : .take, slot, register)
    case .shared(let register): emit(.cellTake, slot, register)
    case .global(let index, let strength):
      emit(.globalTake, slot, index)
      if strength != .strong { emit(.weakLoad, slot) }
    case .element(let parent, let index):
      open(access)
      emit(.elementTake, slot, access.hold ?? parent.register ?? 0, index)
    case .arrayElement(let parent, let index):
      open(access)
      emit(.arrayTake, slot, access.hold ?? parent.register ?? 0, index)
    case .field(let object, let index, let field):
      tellWrite(access)
      emit(field.map { $0.observation != .none } ?? false ? .observedTake : .fieldTake, slot, object, index)
      if let field, field.strength != .strong { emit(.weakLoad, slot) }
    case .weakened(let parent, _):
      take(parent, to: slot)
      emit(.weakLoad, slot)
    case .unwrapped(let parent, let unwrapping):
      take(parent, to: slot)
      emit(.forceUnwrap, slot, unwrapping == .implicit ? 1 : 0)
    case .computed:
      open(access)
      if !takeFromDictionary(access, to: slot) { compute(access, from: access.hold, to: slot) }
    case .computedOnce(_, let register): emit(.take, slot, register)
    case .keyPath(let parent, let path): openKeyPath(path, in: parent, to: slot)
    case .apart(let place): peek(place, to: slot)
    default: peek(access, to: slot)
    }
  }

  /// Calls the getter of a computed place; what encloses that is in a register where it is open.
  func compute(_ access: Access, from opened: Int?, to slot: Int) {
    guard case .computed(let parent, let object, let getter, _, let arguments, _) = access.kind else { return }
    let outer = top
    defer { top = outer }
    let result = self.window(for: slot)
    if case .value(let function) = getter { push(function) }
    let window = top
    if let register = opened ?? object {
      emit(.copy, reserve(), register)
    } else if let parent {
      peek(parent, to: reserve())
    }
    for argument in arguments { emit(.copy, reserve(), argument) }
    invokeAccessor(getter, window: window)
    if mutates(getter) {
      top = window + 2
      if let opened {
        emit(.assign, opened, window + 1)
      } else {
        putBack(parent, from: window + 1, as: .modification)
      }
    }
    if result != slot { emit(.move, slot, result) }
  }

  /// Reads what a key path leads to; the path in its register knows then what is on its way.
  private func openKeyPath(_ path: Int, in parent: Access, to slot: Int) {
    let outer = top
    defer { top = outer }
    let window = self.window(for: slot)
    peek(parent, to: reserve())
    emit(.take, reserve(), path)
    emit(.keyPathOpen, window)
    emit(.move, path, window + 1)
    if window != slot { emit(.move, slot, window) }
  }

  /// Copies the value of the place into the temporary `slot` and leaves everything as it is.
  func peek(_ access: Access, to slot: Int) {
    let outer = top
    defer { top = outer }
    switch access.kind {
    case .register(let register, let isTrivial): emit(isTrivial ? .move : .copy, slot, register)
    case .shared(let register): emit(.cellGet, slot, register)
    case .weak(let register, _):
      emit(.copy, slot, register)
      emit(.weakLoad, slot)
    case .global(let index, let strength):
      emit(.globalGet, slot, index)
      if strength != .strong { emit(.weakLoad, slot) }
    case .element(let parent, let index):
      if let register = parent.register {
        emit(.elementGet, slot, register, index)
      } else {
        peek(parent, to: slot)
        emit(.elementGet, slot, slot, index)
      }
    case .arrayElement(let parent, let index):
      if let register = parent.register {
        emit(.arrayGet, slot, register, index)
      } else {
        peek(parent, to: slot)
        emit(.arrayGet, slot, slot, index)
      }
    case .arrayField(let array, let index, let field): emit(.arrayElementGet, slot, array, index, field)
    case .field(let object, let index, let field):
      emit(field.map { $0.observation != .none } ?? false ? .observedGet : .fieldGet, slot, object, index)
      if let field, field.strength != .strong { emit(.weakLoad, slot) }
    case .computed: compute(access, from: nil, to: slot)
    case .weakened(let parent, _):
      peek(parent, to: slot)
      emit(.weakLoad, slot)
    case .unwrapped(let parent, let unwrapping):
      peek(parent, to: slot)
      emit(.forceUnwrap, slot, unwrapping == .implicit ? 1 : 0)
    case .keyPath(let parent, let path):
      let window = self.window(for: slot)
      peek(parent, to: reserve())
      emit(.copy, reserve(), path)
      emit(.keyPathGet, window)
      if window != slot { emit(.move, slot, window) }
    case .value(let register), .computedOnce(_, let register): emit(.copy, slot, register)
    case .apart(let place): peek(place, to: slot)
    case .dynamicMember(let parent, let name):
      let window = self.window(for: slot)
      peek(parent, to: reserve())
      dynamicStep(.member(name), labels: [], window: window)
      if window != slot { emit(.move, slot, window) }
    case .dynamicSubscript(let parent, let arguments, let labels):
      let window = self.window(for: slot)
      peek(parent, to: reserve())
      for argument in arguments { emit(.copy, reserve(), argument) }
      dynamicStep(.subscript, labels: labels, window: window)
      if window != slot { emit(.move, slot, window) }
    case .discard: emit(.loadVoid, slot)
    }
  }

  /// Where a call begins whose result goes to `slot`: behind everything that is alive, which may lie above the slot.
  private func window(for slot: Int) -> Int {
    top = max(top, slot)
    return top
  }

  private func invokeAccessor(_ callee: Callee, window: Int) {
    let count = top - window
    maximum = max(maximum, top + 2)
    invoke(callee, window: window, count: count)
  }

  private func restore(through setter: Callee, window: Int) {
    var callee = settled(setter)
    if case .function(let id, _) = callee { callee = callee.replacing(interpreter.checked.restoringSetter(of: id)) }
    let start = code.sites.count
    invokeAccessor(callee, window: window)
    for site in code.sites[start...].indices { code.sites[site].isRestoring = true }
  }

  private func dynamicStep(_ kind: DynamicOperation.Kind, labels: [String?], window: Int) {
    code.dynamics.append(DynamicOperation(kind: kind, labels: labels))
    emit(.dynamic, window, code.dynamics.count - 1, top - window)
  }

  /// Stores what is moved out of the temporary `slot` and closes what encloses the place.
  func write(_ access: Access, from slot: Int, as reason: WriteReason) {
    let outer = top
    top = max(top, slot + 1)
    defer { top = outer }
    switch access.kind {
    case .register(let register, let isTrivial): emit(isTrivial ? .move : .assign, register, slot)
    case .shared(let register): emit(reason == .assignment ? .cellSet : .cellPut, register, slot)
    case .weak(let register, let strength):
      makeWeak(slot, strength)
      emit(.assign, register, slot)
    case .global(let index, let strength):
      makeWeak(slot, strength)
      emit(reason == .assignment ? .globalSet : .globalPut, index, slot)
    case .element(let parent, let index):
      emit(.elementSet, access.hold ?? parent.register ?? 0, slot, index)
      close(parent, access, as: reason)
    case .arrayElement(let parent, let index):
      emit(.arraySet, access.hold ?? parent.register ?? 0, slot, index)
      close(parent, access, as: reason)
    case .arrayField(let array, let index, let field): emit(.arrayElementSet, array, slot, index, field)
    case .field(let object, let index, let field):
      if let field, field.strength != .strong { emit(.weakMake, slot, field.strength == .unowned ? 1 : 0) }
      if let field, field.observation != .none {
        emit(reason == .assignment ? .observedSet : .observedPut, object, slot, index)
      } else {
        if reason == .assignment { tellWrite(access) }
        emit(reason == .assignment ? .fieldSet : .fieldPut, object, slot, index)
      }
    case .computed(let parent, let object, _, let setter, let arguments, let mutates):
      if reason == .assignment { askForDefault(of: access) }
      writeComputed(parent, object, access.hold, setter, arguments, mutates, from: slot, as: reason)
    case .weakened(let parent, let strength):
      makeWeak(slot, strength)
      write(parent, from: slot, as: reason)
    case .unwrapped(let parent, _):
      emit(.wrap, slot)
      write(parent, from: slot, as: reason)
    case .computedOnce(let place, _), .apart(let place):
      open(place)
      write(place, from: slot, as: reason)
    case .keyPath(let parent, let path):
      let window = top
      take(parent, to: reserve())
      emit(.copy, reserve(), path)
      emit(.take, reserve(), slot)
      emit(.keyPathSet, window)
      write(parent, from: window, as: reason.ofEnclosing)
    case .dynamicMember(let parent, let name):
      let window = top
      take(parent, to: reserve())
      emit(.take, reserve(), slot)
      dynamicStep(.setMember(name), labels: [], window: window)
      write(parent, from: window, as: reason.ofEnclosing)
    case .dynamicSubscript(let parent, let arguments, let labels):
      let window = top
      take(parent, to: reserve())
      for argument in arguments { emit(.copy, reserve(), argument) }
      emit(.take, reserve(), slot)
      dynamicStep(.setSubscript, labels: labels, window: window)
      write(parent, from: window, as: reason.ofEnclosing)
    case .value, .discard: emit(.drop, slot)
    }
  }

  private func close(_ parent: Access, _ access: Access, as reason: WriteReason) {
    if let hold = access.hold { write(parent, from: hold, as: reason.ofEnclosing) }
  }

  private func writeComputed(
    _ parent: Access?, _ object: Int?, _ hold: Int?, _ setter: Callee, _ arguments: [Int], _ mutates: Bool,
    from slot: Int, as reason: WriteReason
  ) {
    if case .value(let function) = setter { push(function) }
    let window = top
    if let hold {
      emit(.take, reserve(), hold)
    } else if let parent {
      if mutates { take(parent, to: reserve()) } else { peek(parent, to: reserve()) }
    } else if let object {
      emit(.copy, reserve(), object)
    }
    for argument in arguments { emit(.copy, reserve(), argument) }
    emit(.take, reserve(), slot)
    if reason == .restoration {
      restore(through: setter, window: window)
    } else {
      invokeAccessor(setter, window: window)
    }
    if mutates {
      top = window + 2
      putBack(parent, from: window + 1, as: reason.ofEnclosing)
    }
  }

  /// Stores the `self` that an accessor has changed; an object that it was called on by reference has only to be released.
  private func putBack(_ parent: Access?, from slot: Int, as reason: WriteReason) {
    if let parent { write(parent, from: slot, as: reason) } else { emit(.drop, slot) }
  }

  /// Releases what an access kept.
  func end(_ access: Access) {
    for slot in access.kept.reversed() { emit(.drop, slot) }
    switch access.kind {
    case .element(let parent, _), .arrayElement(let parent, _), .unwrapped(let parent, _), .weakened(let parent, _),
      .keyPath(let parent, _), .dynamicMember(let parent, _), .dynamicSubscript(let parent, _, _):
      end(parent)
    case .computed(let parent, _, _, _, _, _): if let parent { end(parent) }
    case .computedOnce(let place, _), .apart(let place): end(place)
    default: break
    }
  }
}
