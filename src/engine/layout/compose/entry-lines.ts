// Lines that several entry variants share.
import type { Design } from '#engine/style/design.ts'
import type { FontFamily } from '#engine/style/style.ts'
import type { Block, Paragraph, Run } from '../blocks.ts'
import type { EntryContent } from './content.ts'
import { guessWidth } from './guess-width.ts'
import { bodyStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import type { DatesRoom, Place } from './part.ts'

type More = Parameters<typeof bodyStyle>[2]

/** The title of an entry, as the design sets it. */
export function strong(place: Place, more: More = {}): Paragraph['style'] {
  const { look, tone } = place
  const faces: Record<NonNullable<Design['role']>, More> = {
    regular: { weight: 400, scale: 1.2 },
    italic: { weight: 400, italic: true, scale: 1.18 },
    display: { family: look.heading, weight: 600, scale: 1.3, leading: 1.2 },
    accent: { color: tone.accent },
  }
  const { role, roleScale } = look.design
  const size = roleScale ? { scale: roleScale } : {}
  return bodyStyle(look, tone, { weight: 700, scale: 1.08, ...more, ...(role ? faces[role] : {}), ...size })
}

/** When it was, as the design sets it. */
export function dated(place: Place, more: More = {}): Paragraph['style'] {
  const { look, tone } = place
  const faces: Record<NonNullable<Design['dates']>, More> = {
    accent: { color: tone.accent },
    italic: { italic: true },
    ink: { color: tone.ink },
  }
  const { dates } = look.design
  return quiet(place, { ...more, ...(dates ? faces[dates] : {}) })
}

export function quiet(place: Place, more: More = {}): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { color: place.tone.muted, ...more })
}

/** Employers and schools, in the colour the design gives them. */
export function placeStyle(place: Place, more: More = {}): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { color: place.tone[place.look.design.places], ...more })
}

const GAP = 14

/** Left text with something right-aligned on the same baseline; only what exists is drawn. */
export function spread(
  left: Paragraph[],
  right: { runs: Run[]; style: Paragraph['style'] },
  options: { before?: number } = {},
): Block[] {
  if (left.length === 0 && right.runs.length === 0) return []
  const before = options.before ?? 0
  if (right.runs.length === 0) return left.map((block, index) => (index === 0 ? { ...block, before } : block))
  if (left.length === 0) return line(right.runs, right.style, { before })
  return [
    {
      kind: 'row',
      gap: GAP,
      valign: 'baseline',
      widestFit: 0.62,
      before,
      cells: [
        { width: { share: 1 }, blocks: left },
        { width: 'fit', blocks: line(right.runs, right.style, { align: 'right' }) },
      ],
    },
  ]
}

const textOf = (runs: readonly Run[]) => runs.map((run) => run.text).join('')

/** What is left of the guess, which is of wide and bold faces: of dates and places, of titles in narrow faces and in others. */
const shares = { light: 0.74, narrow: 0.78, usual: 0.86 } as const
const narrowFaces: readonly FontFamily[] = ['Lato', 'Roboto', 'Calibri', 'Times New Roman']

/** Measures once for a section, so that all its entries put their dates in the same place. */
export function dateRoom(entries: readonly EntryContent[], place: Place): DatesRoom {
  const bold = narrowFaces.includes(place.look.body) ? shares.narrow : shares.usual
  const light = (runs: readonly Run[]) => guessWidth(textOf(runs), quiet(place)) * shares.light
  const fits = (left: (entry: EntryContent) => number) =>
    entries.every((entry) => entry.period.length === 0 || left(entry) + light(entry.period) + GAP <= place.width)
  return {
    besideTitle: fits(({ role }) => guessWidth(textOf(role), strong(place)) * bold),
    besidePlace: fits((entry) => light([...entry.place, ...entry.location]) + 2 * GAP),
  }
}

/** Title with its dates at the right, then where it was; the dates go down where they have no room beside titles. */
export function titleAndPlace(
  title: { role: Paragraph[]; period: Run[] },
  where: { runs: Run[]; style: Paragraph['style'] },
  place: Place & { room: DatesRoom },
): Block[] {
  const before = place.look.gap.line
  const dates = { runs: title.period, style: dated(place) }
  if (place.room.besideTitle) {
    return [...spread(title.role, dates), ...line(where.runs, where.style, { before })]
  }
  if (place.room.besidePlace) {
    return [...title.role, ...spread(line(where.runs, where.style), dates, { before })]
  }
  return [...title.role, ...line(where.runs, where.style, { before }), ...line(dates.runs, dates.style, { before })]
}
