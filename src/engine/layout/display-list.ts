// Pages as positioned things. Every painter (DOM, print, PDF) draws this and nothing else, so they cannot disagree.
// Unit: point. Origin: top left of the page; a text's y is its baseline.

/** A font face: family slug, weight and slant, e.g. `roboto-400`, `gelasio-700i`. Also the name of its metric file. */
export type FaceKey = string

export type TextItem = {
  kind: 'text'
  x: number
  y: number
  width: number
  /** Logical order. A wrapped line keeps its trailing space, or extractors glue two words together. */
  text: string
  face: FaceKey
  size: number
  color: string
  /** Extra space after each letter. Above 0.08 em extractors read "W O R K". */
  tracking: number
  rtl: boolean
  /** -1: belongs to no node (running name, page number); painters mark it as an artifact. */
  node: number
}

export type RectItem = {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  radius: number
  fill?: string
  stroke?: { color: string; width: number; dash?: readonly number[] }
  opacity?: number
}

export type LineItem = {
  kind: 'line'
  x1: number
  y1: number
  x2: number
  y2: number
  color: string
  width: number
  dash?: readonly number[]
  cap?: 'butt' | 'round'
}

export type EllipseItem = {
  kind: 'ellipse'
  cx: number
  cy: number
  rx: number
  ry: number
  fill?: string
  stroke?: { color: string; width: number }
  opacity?: number
}

/** A closed polygon. */
export type PolygonItem = {
  kind: 'polygon'
  points: readonly (readonly [number, number])[]
  fill: string
  opacity?: number
}

/** Units across the grid that outlines are drawn on. */
export const PATH_GRID = 24

/** An outline on a grid of 24 by 24 whose upper left corner stands at x, y; filled by the even-odd rule. */
export type PathItem = { kind: 'path'; d: string; x: number; y: number; size: number; fill: string; opacity?: number }

export type ImageItem = {
  kind: 'image'
  x: number
  y: number
  width: number
  height: number
  radius: number
  src: string
  node: number
}

/** A clickable area over text; the same link may have several where it wraps. */
export type LinkItem = { kind: 'link'; x: number; y: number; width: number; height: number; href: string; node: number }

export type Item = TextItem | RectItem | LineItem | EllipseItem | PolygonItem | PathItem | ImageItem | LinkItem

const nodeRoles = [
  'document',
  'header',
  'section',
  'entry',
  'title',
  'heading',
  'subheading',
  'paragraph',
  'list',
  'item',
  'label',
  'body',
  'figure',
  'link',
  'span',
] as const
export type NodeRole = (typeof nodeRoles)[number]

/** The logical tree, in reading order: `nodes[i].id === i`, parents before children, node 0 is the document. */
export type LogicalNode = {
  id: number
  parent: number
  role: NodeRole
  /** The field of the resume this shows, e.g. `experiences.<id>.position`; a click on it finds the form field. */
  path?: string
  alt?: string
  href?: string
}

/** Decorations carry no node; painters mark them as artifacts. Items stand in reading order within a page. */
export type Page = { items: Item[] }

export type Pages = {
  width: number
  height: number
  background: string
  title: string
  language: string
  pages: Page[]
  nodes: LogicalNode[]
  /** Every face used, so that a painter loads just those. */
  faces: FaceKey[]
}
