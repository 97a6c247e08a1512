// Graph
