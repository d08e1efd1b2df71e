// The shape of a legal text. Numbers come from the order, so a section can be left out without a gap.

export type LegalTable = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; table: LegalTable }

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

export type LegalText = {
  title: string
  lead: string
  summary: readonly string[]
  sections: readonly LegalSection[]
}

export function text(value: string): LegalBlock {
  return { kind: 'text', text: value }
}

export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items }
}

export function table(value: LegalTable): LegalBlock {
  return { kind: 'table', table: value }
}

/** Every piece of running text in reading order. */
export function textsOf(legal: LegalText): string[] {
  return [
    legal.title,
    legal.lead,
    ...legal.summary,
    ...legal.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOfBlock)]),
  ]
}

function textsOfBlock(block: LegalBlock): readonly string[] {
  if (block.kind === 'text') return [block.text]
  if (block.kind === 'list') return block.items
  return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()]
}
