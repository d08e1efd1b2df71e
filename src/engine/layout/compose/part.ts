// The contracts of the parts. One file in layout/parts/<kind>/ is one variant; generated registries collect them.
import type { SectionId } from '#engine/resume/resume.ts'
import type { Block, LineGrid, PageDecoration, Paragraph, Region, Run } from '../blocks.ts'
import type { EntryContent, SkillGroup } from './content.ts'
import type { HeaderContent } from './header-content.ts'
import type { Look, Tone } from './look.ts'

/** Where a part draws: on which ground and how wide. Columns under NARROW stack what others set side by side. */
export type Place = { look: Look; tone: Tone; width: number }

/** A column beside the header's own, on a ground of its own: the upper end of a sidebar. It is the whole panel, from the page's edge, where a photo fills it. */
export type Aside = { side: 'left' | 'right'; width: number; gap: number; tone: Tone; isWhole: boolean }

export const NARROW = 260

/** `ground` is what the header stands on. */
export type HeaderPart = {
  ground: 'page' | 'tint' | 'fill'
  /** Reaches from edge to edge of the page and to its top; its draw gets the page's whole width. */
  bleeds?: boolean
  draw(header: HeaderContent, place: Place & { aside?: Aside; opening?: (place: Place) => Block[] }): Block[]
  /** Ends at head and foot with an edge, a photo's or a line: a band leaves as much room over it as under it. */
  hasEdges?(header: HeaderContent): boolean
  /** Sets the section that opens the page among its own lines; under them if not said. */
  holdsOpening?: boolean
  /** How far right of its own edge its text begins, where something stands before it. */
  textEdge?(header: HeaderContent, place: Place): number
  /** Whether it also uses the upper end of a sidebar beside it; at the page's edge where a photo fills that. */
  usesAside?(header: HeaderContent, side: Aside['side'], look: Look): boolean | 'edge'
}

/** How a heading's words are set. `index` counts the sections from 0. */
export type HeadingTextPart = (title: string, place: Place & { index: number }) => Pick<Paragraph, 'runs' | 'style'>

/** What is drawn with a heading; gets the section's body because boxes and gutters hold it. */
export type HeadingMarkPart = (heading: Paragraph, body: Block[], place: Place & { index: number }) => Block[]

/**
 * Beside which lines of the section its dates have room: titles, or most employers with their places; and whether
 * places have room under dates in a gutter. One section sets all alike.
 */
export type DatesRoom = { besideTitle: boolean; besideMostPlaces: boolean; underDates: boolean }

export type EntryPart = (entry: EntryContent, place: Place & { index: number; room: DatesRoom }) => Block

export type SkillsPart = (groups: SkillGroup[], place: Place) => Block[]

export type LayoutResult = { regions: Region[]; decorations: PageDecoration[] }

export type LayoutInput = {
  look: Look
  headerGround: HeaderPart['ground']
  headerBleeds: boolean
  /** Whether it ends at head and foot with an edge. */
  headerHasEdges: boolean
  /** Whether the header also uses the upper end of a sidebar at this side. */
  headerUsesAside(side: Aside['side']): boolean | 'edge'
  /** Points under the header. */
  headerGap: number
  /** Draws the header part for a column of this width on this ground. */
  drawHeader(place: { tone: Tone; width: number; aside?: Aside }): Block[]
  /** Draws the sections named, in order, for a column. */
  drawSections(ids: readonly SectionId[], place: { tone: Tone; width: number }): Block[]
  main: readonly SectionId[]
  side: readonly SectionId[]
}

export type LayoutPart = (input: LayoutInput) => LayoutResult

export type BorderPart = {
  /** Lines and fields at the page's edges. It gets the regions, so that no line runs across a side column's ground. */
  draw(look: Look, regions: readonly Region[]): PageDecoration[]
  /** The gap under the header as a multiple of that between sections; a line that stands in it needs more of it. */
  belowHeader?: number
  /** Is painted before the grounds of columns and headers. */
  isBehind?: boolean
  /** How much of the text's width it fills at either side, where a running name would not be read. */
  fills?(look: Look): { left?: number; right?: number }
  /** The lines it draws, for text to stand on. */
  grid?(look: Look): LineGrid
  /** On which pages the name and the page number stand; after the first if not said. */
  numbers?: 'all'
}

/** The gap under the header, which the columns below it agree on. */
export function gapBelowHeader(regions: readonly Region[]): number {
  const main = regions.find((region) => region.id === 'main')
  return typeof main?.top === 'object' ? main.top.gap : 0
}

/** The column under the header: as wide as the page's text, or the main column beside a sidebar. */
export function headerColumn(regions: readonly Region[]): { x: number; width: number } {
  const header = regions.find((region) => region.id === 'header')
  const main = regions.find((region) => region.id === 'main')
  const side = regions.find((region) => region.id === 'side')
  const isInSide = header !== undefined && side !== undefined && header.x === side.x
  const column = isInSide ? main : header
  return { x: column?.x ?? 0, width: column?.width ?? 0 }
}

/** Colours of decoration on the ground the header stands on. */
export type AccentColors = { pale: string; strong: string }

export type AccentPart = {
  draw(look: Look, colors: AccentColors): PageDecoration[]
  /** Lifts a header that stands on the page to this ground. */
  headerGround?: 'tint'
}

/** Joins runs with a separator that belongs to no field; one made of signs is left out where a line ends with it. */
export function joinRuns(parts: readonly (readonly Run[])[], separator: string): Run[] {
  const filled = parts.filter((part) => part.length > 0)
  const between: Run = /^\s.*\s$/.test(separator) ? { text: separator, separates: true } : { text: separator }
  return filled.flatMap((part, index) => (index === 0 ? [...part] : [between, ...part]))
}

/** Employer and place; where the place moves to the next line no comma stays behind. */
export function joinPlace(place: readonly Run[], location: readonly Run[]): Run[] {
  if (place.length === 0 || location.length === 0) return [...place, ...location]
  return [...place, { text: ', ', separates: true }, ...location]
}

/** A period that breaks, where it must, after its dash. */
export function periodInTwo(period: readonly Run[]): Run[] {
  return period.flatMap((run) => {
    const end = run.text.indexOf(' – ') + 3
    if (end === 2) return [run]
    return [
      { ...run, text: run.text.slice(0, end) },
      { ...run, text: run.text.slice(end) },
    ]
  })
}
