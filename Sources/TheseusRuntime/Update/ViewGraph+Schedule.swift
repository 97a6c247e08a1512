import TheseusInterpreter

extension ViewGraph {
  /// Does something on behalf of a node after some virtual time, if the node still takes part then.
  func schedule<Node: ViewNode>(
    on node: Node, after delay: VirtualTime, _ work: @escaping (Node) throws -> Void
  ) -> Executor.Job {
    evaluator.interpreter.executor.schedule(after: delay) { [weak self, weak node] () throws(EvaluationError) in
      guard let self, let node, node.status == .live else { return }
      do {
        try work(node)
      } catch let error as EvaluationError {
        throw error
      } catch {
        throw self.evaluator.trap("\(error)")
      }
    }
  }
}
