import type { Tree } from './fit-model.ts'

/** A tree as plain lists: figure, limit, what is below it and what above. */
export function packTree(tree: Tree | number): unknown {
  return typeof tree === 'number' ? tree : [tree.feature, tree.limit, packTree(tree.below), packTree(tree.above)]
}
