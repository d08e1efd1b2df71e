// Paragraphs and lists: lines become atoms, two lines at least stay together at a page break.
import type { ListBlock, Paragraph, Run, TextStyle } from '../blocks.ts'
import type { Item, LogicalNode } from '../display-list.ts'
import { breakLines, type Line, measureText, type StyledRun } from '../text/break-lines.ts'
import { type Atom, addNode, type Flow, type FlowContext } from './atoms.ts'
import { justifyLine } from './justify-line.ts'

function styledRuns(runs: readonly Run[], style: TextStyle): StyledRun[] {
  return runs
    .filter((run) => run.text !== '')
    .map((run) => ({
      text: run.text,
      style: run.style ? { ...style, ...run.style } : style,
      noBreak: run.noBreak || run.separates || false,
    }))
}

/** Runs in lines; a separator that a line would end with is left out, and its room with it. */
function linesOf(
  context: FlowContext,
  { runs, style, isBalanced = false }: Pick<Paragraph, 'runs' | 'style' | 'isBalanced'>,
  width: number,
): Line[] {
  const lines = breakLines(styledRuns(runs, style), width, context.fonts, { isBalanced })
  if (lines.length < 2 || !runs.some((run) => run.separates)) return lines
  const drawn = runs.filter((run) => run.text !== '')
  return lines.map((line, index) => {
    const kept = line.fragments.findLastIndex((fragment) => !drawn[fragment.run]?.separates) + 1
    const before = line.fragments[kept - 1]
    if (index === lines.length - 1 || kept === line.fragments.length || !before) return line
    const width = line.fragments.slice(kept).reduce((sum, fragment) => sum + fragment.width, 0)
    const shift = line.direction === 'rtl' ? width : 0
    const fragments = line.fragments.slice(0, kept).map((fragment) => ({ ...fragment, x: fragment.x - shift }))
    // Without a space at the line's end extractors glue two words together.
    fragments[kept - 1] = { ...before, x: before.x - shift, text: `${before.text} ` }
    return { ...line, width: line.width - width, fragments }
  })
}

/** The node a run's letters belong to: its own link or span, or the paragraph. */
function runNodes(context: FlowContext, parent: number, runs: readonly Run[]): number[] {
  const parentPath = context.nodes[parent]?.path
  return runs
    .filter((run) => run.text !== '')
    .map((run) => {
      if (run.href) return addNode(context, parent, 'link', { href: run.href, path: run.path })
      if (run.path && run.path !== parentPath) return addNode(context, parent, 'span', { path: run.path })
      return parent
    })
}

/** `nodes` are those of the line's runs. */
export function lineItems(
  context: FlowContext,
  line: Line,
  { x, y, nodes }: { x: number; y: number; nodes: readonly number[] },
): Item[] {
  const items: Item[] = []
  for (const fragment of line.fragments) {
    const node = nodes[fragment.run] ?? 0
    context.faces.add(fragment.face)
    items.push({
      kind: 'text',
      x: x + fragment.x,
      y,
      width: fragment.width,
      text: fragment.text,
      face: fragment.face,
      size: fragment.size,
      color: fragment.color,
      tracking: fragment.tracking,
      rtl: fragment.rtl,
      node,
    })
    const owner: LogicalNode | undefined = context.nodes[node]
    if (owner?.role === 'link' && owner.href) {
      const height = fragment.size * 1.15
      items.push({
        kind: 'link',
        x: x + fragment.x,
        y: y - fragment.size * 0.9,
        width: fragment.width,
        height,
        href: owner.href,
        node,
      })
    }
  }
  return items
}

function keepLinesTogether(atoms: Atom[]): void {
  const first = atoms[0]
  const beforeLast = atoms[atoms.length - 2]
  if (atoms.length > 1 && first) first.keepWithNext = true
  if (atoms.length > 2 && beforeLast) beforeLast.keepWithNext = true
}

function alignOffset(align: Paragraph['align'], line: Line, width: number): number {
  if (align === 'right') return width - line.width
  if (align === 'center') return (width - line.width) / 2
  return line.direction === 'rtl' ? width - line.width : 0
}

function paragraphNodes(context: FlowContext, block: Paragraph, parent: number): number[] {
  if (block.role === 'decoration') return block.runs.map(() => -1)
  const node = addNode(context, parent, block.role, { path: block.path })
  return runNodes(context, node, block.runs)
}

export function flowParagraph(context: FlowContext, block: Paragraph, width: number, parent: number): Flow {
  const nodes = paragraphNodes(context, block, parent)
  const broken = linesOf(context, block, width)
  const lines =
    block.align === 'justify'
      ? broken.map((line, index) =>
          index === broken.length - 1
            ? line
            : justifyLine(line, { width, runs: styledRuns(block.runs, block.style), fonts: context.fonts }),
        )
      : broken
  const atoms = lines.map((line): Atom => {
    const x = alignOffset(block.align, line, width)
    return {
      before: 0,
      height: line.height,
      items: lineItems(context, line, { x, y: line.ascent, nodes }),
      keepWithNext: false,
      baseline: line.ascent,
    }
  })
  const last = atoms[atoms.length - 1]
  if (block.isStanding && last) last.height = last.baseline ?? last.height
  keepLinesTogether(atoms)
  return { atoms, spans: [], keeps: [] }
}

export function flowList(context: FlowContext, block: ListBlock, width: number, parent: number): Flow {
  const list = addNode(context, parent, 'list')
  const atoms: Atom[] = []
  const hang = block.marker === '' ? 0 : block.hang
  const marker = markerLine(context, block)

  block.items.forEach((item, index) => {
    const node = addNode(context, list, 'item', { path: item.path })
    const label = block.marker === '' ? undefined : addNode(context, node, 'label')
    const body = addNode(context, node, 'body', { path: item.path })
    const nodes = runNodes(context, body, item.runs)
    const lines = linesOf(context, { runs: item.runs, style: block.style }, width - hang)
    const isRightToLeft = lines[0]?.direction === 'rtl'
    const itemAtoms = lines.map((line, lineIndex): Atom => {
      const x = isRightToLeft ? width - hang - line.width : hang
      const items = lineItems(context, line, { x, y: line.ascent, nodes })
      if (lineIndex === 0 && label !== undefined && marker) {
        const markerX = isRightToLeft ? width - marker.width : 0
        items.unshift(...lineItems(context, marker, { x: markerX, y: line.ascent, nodes: [label] }))
      }
      return { before: 0, height: line.height, items, keepWithNext: false, baseline: line.ascent }
    })
    keepLinesTogether(itemAtoms)
    const first = itemAtoms[0]
    if (first && index > 0) first.before = block.itemGap
    if (first && index > 0 && block.isLoose) first.grows = true
    atoms.push(...itemAtoms)
  })
  return { atoms, spans: [], keeps: [] }
}

/** The marker of a list, measured once for all its items. */
function markerLine(context: FlowContext, block: ListBlock): Line | undefined {
  if (block.marker === '') return undefined
  const style = { ...block.style, color: block.markerColor, weight: 400 as const, italic: false }
  return breakLines([{ text: `${block.marker} `, style }], Number.POSITIVE_INFINITY, context.fonts)[0]
}

/** How wide the text would be on one line. */
export function naturalWidth(context: FlowContext, runs: readonly Run[], style: TextStyle): number {
  return styledRuns(runs, style).reduce((total, run) => total + measureText(run.text, run.style, context.fonts), 0)
}
