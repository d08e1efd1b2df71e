// Shallow trees, read from what scripts/fit-gate.ts wrote, and summed.

type Node = readonly [figure: number, limit: number, below: Node | number, above: Node | number]

/** Every node of every tree in a row: below the limit the next one, above it the one named; a leaf has no figure and its value. */
export type Trees = { roots: Int32Array; figures: Int16Array; values: Float64Array; above: Int32Array }

const LEAF = -1

export function readTrees(text: string): Trees {
  const nodes: { figure: number; value: number; above: number }[] = []
  const add = (node: Node | number): number => {
    const at = nodes.length
    if (typeof node === 'number') nodes.push({ figure: LEAF, value: node, above: 0 })
    else {
      const own = { figure: node[0], value: node[1], above: 0 }
      nodes.push(own)
      add(node[2])
      own.above = add(node[3])
    }
    return at
  }
  // Written by our own script in this very form.
  const roots = Int32Array.from(JSON.parse(text) as Node[], add)
  return {
    roots,
    figures: Int16Array.from(nodes, ({ figure }) => figure),
    values: Float64Array.from(nodes, ({ value }) => value),
    above: Int32Array.from(nodes, ({ above }) => above),
  }
}

export function sumTrees({ roots, figures, values, above }: Trees, own: ArrayLike<number>): number {
  let sum = 0
  for (const root of roots) {
    let at = root
    let figure = figures[at] ?? LEAF
    while (figure !== LEAF) {
      at = (own[figure] ?? 0) <= (values[at] ?? 0) ? at + 1 : (above[at] ?? 0)
      figure = figures[at] ?? LEAF
    }
    sum += values[at] ?? 0
  }
  return sum
}
