// Lines that several header variants share.
import type { Block, Cell, Chips, Paragraph, Picture, Run, TextStyle } from '../blocks.ts'
import { icons } from '../icons.ts'
import { guessWidth } from './guess-width.ts'
import type { HeaderContent } from './header-content.ts'
import { bodyStyle, displayStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import { joinRuns, type Place } from './part.ts'

type Align = Exclude<Paragraph['align'], 'justify'>

/** Long names are set smaller rather than broken in the middle; the scale at which the longest part has room. */
function fittingScale(name: string, style: TextStyle, width: number, isBroken: boolean): number {
  const widest = (breaks: RegExp) => Math.max(...name.split(breaks).map((word) => guessWidth(word, style)))
  const scaleFor = (longest: number) => width / (isBroken ? longest : Math.max(longest, guessWidth(name, style) * 0.62))
  const whole = scaleFor(widest(/\s+/))
  // A hyphen stays with what stands before it.
  return whole >= STATELY ? whole : scaleFor(widest(/\s+|(?<=-)/))
}

/** Of the text's size: a double name set this large still reads as a headline, and need not be broken at its hyphen. */
const STATELY = 2

/** Of its line, as far as it can be guessed: larger text enlarges a name up to here. Beyond, it would shout over the page. */
const CALM = 0.85

/** A double name stays together where a line has room for it. */
const nameRuns = (name: string): Run[] =>
  name.split(/(?<=\s)(?=\S*-)/).map((text) => ({ text, noBreak: text.includes('-') }))

export function nameLine(
  header: HeaderContent,
  place: Place,
  /** `isBroken` lets first and last name stand on lines of their own, as large as the longer one allows. */
  options: { scale: number; align?: Align; runs?: Run[]; isBroken?: boolean } & Partial<Paragraph['style']>,
): Paragraph[] {
  const { scale, align = 'left', runs, isBroken = false, ...style } = options
  const { look, tone, width } = place
  const { nameWeight, nameCase, nameScale = 1 } = look.design
  const usual = displayStyle(look, tone, {
    leading: 1.12,
    ...style,
    ...(nameWeight ? { weight: nameWeight } : {}),
    ...(nameCase ? { letterCase: nameCase } : {}),
  })
  const fitting = Math.min(scale * nameScale, fittingScale(header.name, usual, width, isBroken))
  // What the template itself makes larger keeps its size.
  const calm = Math.max((width * CALM) / guessWidth(header.name, usual), fitting / look.enlarged)
  const size = Math.min(
    look.largestName ?? Number.POSITIVE_INFINITY,
    look.size * Math.max(1.35, Math.min(fitting, calm)),
  )
  return line(
    header.name === '' ? [] : (runs ?? nameRuns(header.name)),
    { ...usual, size },
    {
      role: 'title',
      align,
      path: 'personalInfo.firstName',
    },
  )
}

export function titleLine(
  header: HeaderContent,
  place: Place,
  options: { align?: Align; before?: number; scale?: number } & Partial<Paragraph['style']> = {},
): Paragraph[] {
  const { align = 'left', before = place.look.gap.line, scale = 1.24, ...style } = options
  return line(
    header.title === '' ? [] : [{ text: header.title }],
    bodyStyle(place.look, place.tone, { scale, color: place.tone.accent, leading: 1.25, ...style }),
    { align, before, path: 'personalInfo.professionalTitle' },
  )
}

/** All contacts in one running line. */
export function contactLine(
  header: HeaderContent,
  place: Place,
  options: { align?: Align; before?: number; separator?: string } & Partial<Paragraph['style']> = {},
): Paragraph[] {
  const { align = 'left', before = place.look.gap.line * 3, separator = '  ·  ', ...style } = options
  const runs = joinRuns(
    header.contacts.map((contact) => [contact]),
    separator,
  )
  return line(runs, bodyStyle(place.look, place.tone, style), {
    align,
    before,
    isBalanced: true,
  })
}

/** The outline of the sign for a contact; contacts are known by their field. */
const contactIcon = ({ path = '' }: Run): string | undefined =>
  Object.entries(icons).find(([name]) => path === `personalInfo.${name}`)?.[1]

/** Contacts side by side, each behind its sign; they wrap whole. */
export function contactRow(
  header: HeaderContent,
  place: Place,
  options: { before?: number; gap?: number; isSpread?: boolean } & Partial<Paragraph['style']> = {},
): Chips[] {
  const { look, tone } = place
  const { before = look.gap.line * 3, gap = 16, isSpread = false, ...style } = options
  if (header.contacts.length === 0) return []
  return [
    {
      kind: 'chips',
      before,
      items: header.contacts.map((contact) => {
        const icon = contactIcon(contact)
        return { runs: [contact], ...(icon ? { icon } : {}) }
      }),
      style: bodyStyle(look, tone, { leading: 1.3, ...style }),
      radius: 0,
      padding: { x: 0, y: 0 },
      gap,
      rowGap: look.gap.line * 1.8,
      iconColor: tone.accent,
      isEven: true,
      isSpread,
    },
  ]
}

/** Somewhat smaller type rather than an address cut in two; one far too long is cut anyway. */
function contactScale(header: HeaderContent, place: Place): number {
  const fitting = contactFit(header, place)
  return fitting < SMALLEST ? 0.92 : Math.min(1, fitting)
}

/** Of the text's size, how small an address may be set. */
const SMALLEST = 0.86

/** How large, of the text's size, the longest contact may be to stand on one line. */
function contactFit(header: HeaderContent, { look, width }: Place): number {
  const longest = Math.max(1, ...header.contacts.map((contact) => contact.text.length))
  return width / (longest * look.size * 0.53)
}

/** A contact a line. */
export function contactLines(
  header: HeaderContent,
  place: Place,
  options: { align?: Align; before?: number; gap?: number } & Partial<Paragraph['style']> = {},
): Paragraph[] {
  const { align = 'left', before = 0, gap = place.look.gap.line * 0.6, ...style } = options
  const scale = contactScale(header, place)
  return header.contacts.flatMap((contact, index) =>
    line([contact], bodyStyle(place.look, place.tone, { scale, ...style }), {
      align,
      before: index === 0 ? before : gap,
    }),
  )
}

/** How large a sign is, of the text's size. */
const ICON = 0.92
const iconIndent = ({ look }: Place): number => look.size * ICON * 1.6

/** A contact a line, each behind its sign. */
function contactList(header: HeaderContent, place: Place, gap: number): Block[] {
  const { look, tone } = place
  const size = look.size * ICON
  const indent = iconIndent(place)
  const inner = { ...place, width: place.width - indent }
  const lines = contactLines(header, inner)
  return lines.flatMap((contact, index): Block[] => {
    const d = contact.runs[0] && contactIcon(contact.runs[0])
    const middle = (contact.style.size * contact.style.leading) / 2
    const icon: Block[] = d
      ? [{ kind: 'ornament', shapes: [{ shape: 'path', d, x: 0, y: middle - size / 2, size, fill: tone.accent }] }]
      : []
    const text: Block = {
      kind: 'group',
      role: 'span',
      children: [{ ...contact, before: 0 }],
      box: { padding: { top: 0, right: 0, bottom: 0, left: indent } },
    }
    const before = index === 0 ? 0 : gap
    return [...icon.map((block) => ({ ...block, before })), { ...text, before: d ? 0 : before }]
  })
}

/** Contacts in two columns, each behind its sign; side by side where a column has no room for the longest. */
export function contactGrid(header: HeaderContent, place: Place, options: { before: number; gap: number }): Block[] {
  const width = (place.width - GRID_GAP) / 2
  if (contactFit(header, { ...place, width: width - iconIndent(place) }) < 1)
    return contactRow(header, place, { before: options.before, gap: GRID_GAP })
  const column = (which: number): Cell => ({
    width: { share: 1 },
    blocks: contactList(
      { ...header, contacts: header.contacts.filter((_, index) => index % 2 === which) },
      { ...place, width },
      options.gap,
    ),
  })
  return [{ kind: 'row', gap: GRID_GAP, valign: 'top', before: options.before, cells: [column(0), column(1)] }]
}

/** Between the two columns. */
const GRID_GAP = 10
export function photoOf(
  header: HeaderContent,
  place: Place,
  /** `height` is that of the box where it is no square; what does not fit is cut off. */
  options: { size: number; height?: number; align?: Align; before?: number },
): Picture[] {
  if (!header.photo) return []
  const { look, tone } = place
  const focus = look.style.accentElements === 'image-focus'
  const size = options.size * (focus ? 1.3 : 1)
  const height = (options.height ?? options.size) * (focus ? 1.3 : 1)
  const radius = { round: size / 2, rounded: size * 0.14, square: 0 }[look.design.photoShape]
  return [
    {
      kind: 'picture',
      src: header.photo,
      width: size,
      height,
      radius,
      align: options.align ?? 'left',
      alt: header.photoAlt,
      path: 'personalInfo.profileImage',
      ...(options.before ? { before: options.before } : {}),
      ...(focus ? { ring: { color: tone.accent, width: 1.6, gap: 2.4 } } : {}),
    },
  ]
}

/** The photo as a cell of its own width. */
export function photoCell(
  header: HeaderContent,
  place: Place,
  options: { size: number; align?: Align },
): { width: number; blocks: Block[] } | undefined {
  const [photo] = photoOf(header, place, options)
  return photo && { width: photo.width + (photo.ring ? 2 * (photo.ring.gap + photo.ring.width) : 0), blocks: [photo] }
}

/** Text at the left, the photo at the right where there is one. */
export function withPhoto(
  header: HeaderContent,
  place: Place,
  text: (place: Place) => Block[],
  size: number,
  valign: 'top' | 'middle' = 'middle',
): Block[] {
  const photo = photoCell(header, place, { size, align: 'right' })
  if (!photo) return text(place)
  return [
    {
      kind: 'row',
      gap: 18,
      valign,
      cells: [{ width: { share: 1 }, blocks: text({ ...place, width: place.width - photo.width - 18 }) }, photo],
    },
  ]
}
