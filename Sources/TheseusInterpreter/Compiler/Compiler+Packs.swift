import TheseusProgram
import TheseusTypes

/// Expansions of packs: loops over their elements, in each round of which the generic parameters of the elements stand for other types.
extension Compiler {
  /// Makes a tuple or a pack of values some of which are expansions.
  func gather(_ values: [TypedExpression], type: Type) {
    let base = top
    scopes.append(Scope())
    let elements = newManaged()
    noteManaged(elements)
    emit(.makeArray, reserve(), typeReference(.unknown), 0)
    emit(.assign, elements, base)
    top = base
    for value in values {
      if case .packExpansion(let expansion) = value.kind {
        rounds(of: expansion) { append(expansion.pattern, to: elements) }
      } else {
        append(value, to: elements)
      }
    }
    emit(.copy, reserve(), elements)
    emit(.gather, base, typeReference(type))
    leaveScope()
  }

  private func append(_ value: TypedExpression, to elements: Int) {
    let slot = push(value)
    emit(.arrayAppend, elements, slot)
    top = slot
  }

  /// Runs code once for each element of the packs in an expansion.
  func rounds(of expansion: PackExpansion, label: Int? = nil, round: () -> Void) {
    let sources = expansion.sources.map { (element: $0.element, array: array(of: $0.pack)) }
    let index = newTrivial()
    emit(.loadInt, index, 0)
    scopes.append(Scope(label: label, isLoop: true))
    let start = here
    let finished = bindElements(of: expansion.packs, at: index)
    scopes.append(Scope())
    for (element, array) in sources {
      let slot = reserve()
      emit(.arrayGet, slot, array, index)
      declare(element)
      store(top: slot, into: element)
    }
    let outer = expandedPacks
    expandedPacks.formUnion(expansion.packs)
    round()
    expandedPacks = outer
    leaveScope()
    land(scopes[scopes.count - 1].continueJumps)
    emit(.intAddImmediate, index, index, 1)
    emit(.loop, start)
    land(finished)
    land(scopes.removeLast().breakJumps)
  }

  /// The array of the elements of a pack.
  private func array(of pack: TypedExpression) -> Int {
    let array = newManaged()
    noteManaged(array)
    let slot = push(pack)
    if case .tuple(let elements) = pack.type, let parameter = elements.first?.type.packs.first {
      emit(.unpack, slot, typeReference(.parameter(parameter)), 1)
    } else {
      emit(.unpack, slot)
    }
    emit(.assign, array, slot)
    top = slot
    return array
  }

  /// Lets the element types of packs be those of a round; the jumps are taken if there are none.
  private func bindElements(of packs: Set<GenericParameter>, at index: Int) -> [Int] {
    // Behind the inner expansion the elements of the outer one would be those of the inner one's last round.
    if packs.isEmpty || !packs.isDisjoint(with: expandedPacks) {
      code.dynamics.append(
        DynamicOperation(kind: .unsupported("an expansion of a pack within one of the same pack"), labels: []))
      emit(.dynamic, reserve(), code.dynamics.count - 1)
      top -= 1
    }
    return packs.sorted { $0.index < $1.index }.compactMap { pack in
      code.genericParameters.firstIndex(of: pack.element).map { place in
        emit(.bindElement, index, typeReference(.parameter(pack)), 0, place)
      }
    }
  }
}

extension TypedExpression {
  /// Whether it is `repeat e`.
  var isExpansion: Bool { if case .packExpansion = kind { true } else { false } }
}
