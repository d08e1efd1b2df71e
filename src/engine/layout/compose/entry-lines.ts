// Lines that several entry variants share.
import type { Design } from '#engine/style/design.ts'
import type { FontFamily } from '#engine/style/style.ts'
import type { Block, Paragraph, Run } from '../blocks.ts'
import type { EntryContent } from './content.ts'
import { dateGutter } from './date-gutter.ts'
import { dated, quiet } from './dated.ts'
import { guessWidth } from './guess-width.ts'
import { bodyStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import type { DatesRoom, Place } from './part.ts'

type More = Parameters<typeof bodyStyle>[2]

/** The title of an entry, as the design sets it. */
export function strong(place: Place): Paragraph['style'] {
  const { look, tone } = place
  const faces: Record<NonNullable<Design['role']>, More> = {
    regular: { weight: 400, scale: 1.2 },
    italic: { weight: 400, italic: true, scale: 1.18 },
    display: { family: look.heading, weight: 600, scale: 1.3, leading: 1.2 },
  }
  const { role, roleScale } = look.design
  const size = roleScale ? { scale: roleScale } : {}
  return bodyStyle(look, tone, { weight: 700, scale: 1.16, ...(role ? faces[role] : {}), ...size })
}

/** Employers and schools, in the colour the design gives them. */
export function placeStyle(place: Place): Paragraph['style'] {
  return bodyStyle(place.look, place.tone, { color: place.tone[place.look.design.places] })
}

const GAP = 16

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

/** Of employer and place beside their dates; a line that breaks is never quite full. */
const MOST_LINES = 1.7

const textOf = (runs: readonly Run[]) => runs.map((run) => run.text).join('')

/** What is left of the guess, which is of wide and bold faces: of dates and places. */
const lightShare = 0.74
/** And of titles, as the bold face of each family sets them. */
const titleShares: Record<FontFamily, number> = {
  Lato: 0.77,
  Roboto: 0.78,
  'Playfair Display': 0.8,
  Arial: 0.82,
  Raleway: 0.82,
  'Open Sans': 0.86,
  Georgia: 0.86,
  Poppins: 0.89,
  Montserrat: 0.9,
  'Source Code Pro': 1,
  Calibri: 0.77,
  Helvetica: 0.82,
  Inter: 0.86,
  'Times New Roman': 0.77,
}

/** Measures once for a section, so that all its entries put their dates in the same place. */
export function dateRoom(entries: readonly EntryContent[], place: Place): DatesRoom {
  const title = strong(place)
  const style = quiet(place)
  const light = (runs: readonly Run[]) => guessWidth(textOf(runs), style) * lightShare
  const dated = entries.filter((entry) => entry.period.length > 0)
  /** How many lines the text would take beside the dates. */
  const lines = (entry: EntryContent, width: number) => width / (place.width - light(entry.period) - GAP)
  const titles = dated.map((entry) => lines(entry, guessWidth(textOf(entry.role), title) * titleShares[title.family]))
  const places = dated.map((entry) => lines(entry, light([...entry.place, ...entry.location]) + 2 * GAP))
  const whole = places.filter((count) => count <= 1)
  return {
    besideTitle: titles.every((count) => count <= 1),
    // One long school must not move the dates of a whole career: its place takes a second line instead.
    besideMostPlaces: places.every((count) => count <= MOST_LINES) && whole.length >= places.length * 0.6,
    // A machine takes the second line of a place for an employer.
    underDates: dated.every((entry) => light(entry.location) <= dateGutter(place.look, place.width).width),
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
  if (place.room.besideMostPlaces) {
    return [...title.role, ...spread(line(where.runs, where.style), dates, { before })]
  }
  return [...title.role, ...line(where.runs, where.style, { before }), ...line(dates.runs, dates.style, { before })]
}
