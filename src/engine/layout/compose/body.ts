// Rich text as blocks: bullets become lists, the rest paragraphs.
import type { RichBlock, RichRun } from '#engine/resume/rich-text.ts'
import type { Block, Run } from '../blocks.ts'
import { bodyStyle } from './look.ts'
import type { Place } from './part.ts'

function richRuns(runs: readonly RichRun[], place: Place): Run[] {
  return runs.map((run) => ({
    text: run.text,
    ...(run.bold || run.italic
      ? { style: { ...(run.bold ? { weight: 700 as const } : {}), ...(run.italic ? { italic: true } : {}) } }
      : {}),
    ...(run.href ? { href: run.href, style: { color: place.tone.accent } } : {}),
  }))
}

export function richBlocks(blocks: readonly RichBlock[], place: Place & { path: string; marker?: string }): Block[] {
  const { look, tone } = place
  const style = bodyStyle(look, tone)
  const drawn: Block[] = []
  for (const block of blocks) {
    const runs = richRuns(block.runs, place)
    const last = drawn[drawn.length - 1]
    if (block.kind === 'bullet' && last?.kind === 'list') {
      last.items.push({ runs, path: place.path })
      continue
    }
    const before = drawn.length === 0 ? 0 : look.gap.item * 1.6
    if (block.kind === 'bullet') {
      drawn.push({
        kind: 'list',
        items: [{ runs, path: place.path }],
        style,
        marker: place.marker ?? '•',
        markerColor: tone.marker,
        hang: look.size * 0.95,
        itemGap: look.gap.item,
        isLoose: true,
        before,
      })
    } else {
      drawn.push({ kind: 'paragraph', role: 'paragraph', align: 'left', style, runs, path: place.path, before })
    }
  }
  return drawn
}
