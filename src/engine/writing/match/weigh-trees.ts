// The sum of shallow trees over figures and a product of vectors, as scripts/support/fit-model.ts fits them.

type Node = readonly [figure: number, limit: number, below: Node | number, above: Node | number]

/** `figures`: by name, in the order of the trees; the last figure is what the vectors say. */
export type PackedTrees = { figures: readonly string[]; bias: number; axes: readonly number[]; trees: string }

export type Weighed = { figures: Readonly<Record<string, number>>; product: Float32Array }

const unpacked = new WeakMap<PackedTrees, readonly Node[]>()

/** From 0 to 1. */
export function weighTrees(packed: PackedTrees, { figures, product }: Weighed): number {
  const trees = unpacked.get(packed) ?? (JSON.parse(packed.trees) as Node[])
  unpacked.set(packed, trees)
  const values = packed.figures.map((name) => figures[name] ?? 0)
  values.push(product.reduce((sum, value, axis) => sum + value * (packed.axes[axis] ?? 0), packed.bias))
  let sum = 0
  for (const tree of trees) {
    let node: Node | number = tree
    while (typeof node !== 'number') node = (values[node[0]] ?? 0) <= node[1] ? node[2] : node[3]
    sum += node
  }
  return 1 / (1 + Math.exp(-sum))
}
