// Gives the marks of a marked resume to the runs they belong to, before anything is measured: laid out like any other
// words, they stand exactly where they would stand.
import {
  type MarkedPlace,
  type MarkedResume,
  markPath,
  type PageMark,
  readMarked,
  room,
} from '#engine/resume/marked-resume.ts'
import type { Block, Composition, Run } from './blocks.ts'

export function markComposition(composition: Composition, { marks, places }: MarkedResume): Composition {
  const waiting = new Set(places)
  const markRuns = (runs: readonly Run[], owner: string | undefined): Run[] => {
    let open: number | undefined
    return runs.flatMap((run) => {
      const path = run.path ?? owner
      const front = [...waiting].filter((place) => place.how === 'beside' && isUnder(path, place))
      for (const place of front) waiting.delete(place)
      const whole = places.find((place) => place.how === 'whole' && isUnder(path, place))
      const read = readMarked(run.text, open)
      open = read.open
      const words = read.parts.map(({ text, mark }) => withMark(run, text, marks[mark ?? -1] ?? whole?.mark))
      return [...front.map(({ mark }) => markBeside(run, mark)), ...words]
    })
  }
  const markItems = <Item extends { runs: Run[]; path?: string }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, runs: markRuns(item.runs, item.path) }))
  const markBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, runs: markRuns(block.runs, block.path) }
      case 'list':
        return { ...block, items: markItems(block.items) }
      case 'chips':
        return { ...block, items: markItems(block.items) }
      case 'row':
        return { ...block, cells: block.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(markBlock) })) }
      case 'gutter':
        return { ...block, label: block.label.map(markBlock), children: block.children.map(markBlock) }
      case 'group':
        return { ...block, children: block.children.map(markBlock) }
      default:
        return block
    }
  }
  return {
    ...composition,
    regions: composition.regions.map((region) => ({ ...region, blocks: region.blocks.map(markBlock) })),
  }
}

function isUnder(path: string | undefined, place: MarkedPlace): boolean {
  return path === place.path || (path?.startsWith(`${place.path}.`) ?? false)
}

function withMark(run: Run, text: string, mark: PageMark | undefined): Run {
  return mark ? { ...run, text, path: markPath(mark) } : { ...run, text }
}

function markBeside({ href: _, ...run }: Run, mark: PageMark): Run {
  return { ...run, text: room, path: markPath(mark) }
}
