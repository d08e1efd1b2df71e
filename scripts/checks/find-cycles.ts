/** Every circle of files found by walking the graph depth first, each told once, from its first file back to it. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []

  function visit(file: string): void {
    if (finished.has(file)) return
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push([...path.slice(start), file])
      return
    }
    path.push(file)
    for (const target of graph.get(file) ?? []) visit(target)
    path.pop()
    finished.add(file)
  }

  for (const file of graph.keys()) visit(file)
  return cycles
}
