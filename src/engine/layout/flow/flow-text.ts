// Paragraphs and lists: lines become atoms, two lines at least stay together at a page break.
import type { ListBlock, Paragraph, Run, TextStyle } from '../blocks.ts'
import { breakLines, type Line, measureText } from '../text/break-lines.ts'
import { type Atom, addNode, type Flow, type FlowContext } from './atoms.ts'
import { justifyLine } from './justify-line.ts'
import { lineItems } from './line-items.ts'
import { linesOf, styledRuns } from './run-lines.ts'

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
