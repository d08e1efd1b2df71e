// How entries stand in a side column, and how short ones (certificates) stand anywhere.

import type { Block, Group, Paragraph, Run } from '../blocks.ts'
import { richBlocks } from './body.ts'
import type { EntryContent } from './content.ts'
import { dated } from './dated.ts'
import { guessWidth } from './guess-width.ts'
import { bodyStyle } from './look.ts'
import { joinRuns, NARROW, type Place } from './part.ts'

export function line(
  runs: Run[],
  style: Paragraph['style'],
  more: Partial<Omit<Paragraph, 'kind' | 'runs' | 'style'>> = {},
): Paragraph[] {
  if (runs.length === 0) return []
  return [{ kind: 'paragraph', role: 'paragraph', align: 'left', runs, style, ...more }]
}

export function entryGroup(entry: EntryContent, head: Block[], place: Place, more: Partial<Group> = {}): Group {
  const body = richBlocks(entry.body, { ...place, path: entry.bodyPath })
  const [first] = body
  if (first) {
    first.before = place.look.gap.item * 1.4
    first.grows = true
  }
  // Each line of the head stays with what follows.
  for (const block of first ? head : head.slice(0, -1)) block.keepWithNext = true
  return { kind: 'group', role: 'entry', path: entry.path, children: [...head, ...body], ...more }
}

/** From here on, in points, a narrow column has room for titles as large as the design wants them. */
const ROOM_FOR_TITLES = 220

export function narrowEntry(entry: EntryContent, place: Place, weight: 400 | 700 = 700): Group {
  const { look, tone } = place
  const scale = place.width < ROOM_FOR_TITLES ? 1.04 : (look.design.roleScale ?? 1.04)
  const muted = bodyStyle(look, tone, { color: tone.muted, scale: 0.94 })
  const head = [
    ...line(entry.role, bodyStyle(look, tone, { weight, scale }), { role: 'subheading' }),
    ...line(entry.place, bodyStyle(look, tone, weight === 400 ? { color: tone.muted } : {}), {
      before: look.gap.line * 0.5,
    }),
    ...line(joinRuns([entry.period, entry.location], ' · '), muted, { before: look.gap.line * 0.5 }),
  ]
  return entryGroup(entry, head, place)
}

/** Between an issuer and its date. */
const ROOM = 24

/** A certificate: name, issuer and date in one line where there is room. */
export function shortEntry(entry: EntryContent, place: Place): Group {
  const { look, tone } = place
  // A date beside the first of two lines stands in the middle of an issuer's name for whoever reads line by line.
  const text = [...entry.role, ...entry.place, ...entry.period].map((run) => run.text).join('')
  const isLong = guessWidth(text, bodyStyle(look, tone, { weight: 600 })) > place.width - ROOM
  if (place.width < NARROW || isLong) return narrowEntry(entry, place, look.design.quietWorks ? 400 : 700)
  const strong = { weight: 600 as const }
  const name = entry.role.map((run) => ({ ...run, style: strong }))
  const head: Block = {
    kind: 'row',
    gap: 12,
    valign: 'baseline',
    cells: [
      { width: { share: 1 }, blocks: line(joinRuns([name, entry.place], ', '), bodyStyle(look, tone)) },
      {
        width: 'fit',
        blocks: line(entry.period, dated(place), { align: 'right' }),
      },
    ],
  }
  return { kind: 'group', role: 'entry', path: entry.path, children: [head] }
}
