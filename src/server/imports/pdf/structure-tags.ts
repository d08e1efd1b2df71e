// What a tagged PDF says about its own text: which marked content is a heading, a paragraph, an item.
import type { BlockRole, BlockTag } from '#engine/reading/segment.ts'

export type StructureNode = { role?: string; children?: StructureNode[]; type?: string; id?: string }

/** The counter, which continues across the pages of a document. */
export type TagCounters = { block: number; order: number }

type Block = Omit<BlockTag, 'order'>

const roles: Record<string, BlockRole> = {
  Title: 'title',
  P: 'paragraph',
  LI: 'list-item',
  Lbl: 'list-mark',
  TD: 'table-cell',
  TH: 'table-cell',
  Artifact: 'artifact',
}
const maxDepth = 60

/** By the number of the marked content. */
export function readStructureTags(root: StructureNode, counters: TagCounters): Map<number, BlockTag> {
  const tags = new Map<number, BlockTag>()

  function visit(node: StructureNode, current: Block, depth: number): void {
    if (depth > maxDepth) return
    if (node.type === 'content') {
      const mark = markNumber(node.id)
      if (mark !== null) tags.set(mark, { order: counters.order++, ...current })
      return
    }
    const own = openBlock(node.role ?? '', current)
    for (const child of node.children ?? []) visit(child, own, depth + 1)
  }

  function openBlock(role: string, current: Block): Block {
    const heading = /^H([1-6])?$/.exec(role)
    if (heading) return { block: counters.block++, role: 'heading', level: Number(heading[1] ?? 1) }
    const known = roles[role]
    if (!known) return current.role === 'group' ? { block: counters.block++, role: 'group' } : current
    // The paragraph inside an item or a cell is the item's own text.
    if (known === 'paragraph' && (current.role === 'list-item' || current.role === 'table-cell')) return current
    return { block: counters.block++, role: known }
  }

  visit(root, { block: counters.block++, role: 'group' }, 0)
  return tags
}

function markNumber(id: string | undefined): number | null {
  const found = /_mc(\d+)$/.exec(id ?? '')
  return found ? Number(found[1]) : null
}
