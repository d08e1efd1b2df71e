// A page while it is drawn: the state its operators change, and what has been put where.
import { type Bounds, boundsOf, contains, identity, intersect, type Matrix, multiply } from './matrix.ts'
import { isNumbers, toBounds } from './operands.ts'
import type { Font } from './page-font.ts'
import { listSubpaths } from './path-bounds.ts'
import { OPS } from './pdfjs.ts'
import { type Glyph, placeGlyphs, type TextState } from './place-glyphs.ts'

/** A fill: null if it isn't a plain colour (a gradient, a picture). */
export type Shape = {
  bounds: Bounds
  color: string | null
  isStroke: boolean
  /** A rectangle whose edges are drawn, filled or not. */
  isFrame?: boolean
}

/** Letters drawn by one operator. */
export type Show = {
  glyphs: Glyph[]
  font: Font
  color: string | null
  alpha: number
  /** 0 fill, 1 stroke, 2 both, 3 nothing, and 4 more where the text also cuts. */
  mode: number
  clip: Bounds
  /** The number of the innermost marked content, and whether it is said to be no content. */
  mark: number | null
  isArtifact: boolean
  /** What lies under the text when it is drawn: the page's white, a colour, or null for what no one knows. */
  background: string | null
}

export type PageDrawing = { shows: Show[]; shapes: Shape[]; pictures: Bounds[] }

type State = TextState & {
  ctm: Matrix
  clip: Bounds
  color: string | null
  stroke: string | null
  alpha: number
  lineWidth: number
  mode: number
  leading: number
}

/** The number of the innermost content that has one, and whether any around it is said to be no content. */
type Mark = { number: number | null; isArtifact: boolean }

/** Fills that are outlined too. */
const outlining = new Set<number>([OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke])

const paper = '#ffffff'
const maxDepth = 200
/** A page with more letters than this isn't a resume, and joining them would take too long. */
const maxGlyphs = 200_000
const maxShapes = 50_000
/** Looks for what lies under a text, over all of a page: beyond it nobody knows, and the text counts as seen. */
const maxLooks = 20_000_000

export type PageOptions = { viewport: Matrix; page: Bounds; findFont(id: string): Font | undefined }

export class PageCanvas {
  readonly drawing: PageDrawing = { shows: [], shapes: [], pictures: [] }
  state: State
  private readonly first: State
  private readonly stack: State[] = []
  private readonly marks: Mark[] = []
  private pendingClip = false
  private glyphCount = 0
  private looks = 0

  constructor(private readonly options: PageOptions) {
    this.first = firstState(options)
    this.state = this.first
  }

  save(): void {
    if (this.stack.length < maxDepth) this.stack.push({ ...this.state })
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state
  }

  /** Draws inside a box of its own. */
  beginForm(matrix: Matrix, box: Bounds | null): void {
    this.save()
    this.state.ctm = multiply(this.state.ctm, matrix)
    if (box) this.state.clip = intersect(this.state.clip, boundsOf(this.state.ctm, box))
  }

  /** What lies over the page begins with the page's own state. */
  beginAnnotation(transform: Matrix, matrix: Matrix): void {
    this.save()
    this.state = { ...this.first, ctm: multiply(multiply(this.first.ctm, transform), matrix) }
  }

  setFont(id: unknown, size: number): void {
    this.state.font = typeof id === 'string' ? this.options.findFont(id) : undefined
    this.state.size = size
  }

  moveLine(x: number, y: number): void {
    this.state.line = multiply(this.state.line, [1, 0, 0, 1, x, y])
    this.state.matrix = this.state.line
  }

  show(items: unknown): void {
    const { state, drawing } = this
    if (!state.font || !Array.isArray(items) || this.glyphCount > maxGlyphs) return
    const placed = placeGlyphs(items, state, state.ctm)
    state.matrix = placed.matrix
    this.glyphCount += placed.glyphs.length
    const middle = placed.glyphs[placed.glyphs.length >> 1]
    if (!middle) return
    this.looks += drawing.shapes.length
    const mark = this.marks.at(-1)
    drawing.shows.push({
      glyphs: placed.glyphs,
      font: state.font,
      color: state.mode % 4 === 1 ? state.stroke : state.color,
      alpha: state.alpha,
      mode: state.mode,
      clip: state.clip,
      mark: mark?.number ?? null,
      isArtifact: mark?.isArtifact ?? false,
      background: this.looks > maxLooks ? null : backgroundOf(drawing.shapes, middle),
    })
  }

  openMark(tag: unknown, own: unknown): void {
    const outer = this.marks.at(-1)
    this.marks.push({
      number: typeof own === 'number' ? own : (outer?.number ?? null),
      isArtifact: tag === 'Artifact' || outer?.isArtifact === true,
    })
  }

  closeMark(): void {
    this.marks.pop()
  }

  /** The next path cuts what comes after it. */
  cut(): void {
    this.pendingClip = true
  }

  paintPath([painting, data, box]: readonly unknown[]): void {
    const { state } = this
    const buffer = Array.isArray(data) ? data[0] : null
    const wholeBox = toBounds(box)
    if (this.pendingClip && wholeBox) state.clip = intersect(state.clip, boundsOf(state.ctm, wholeBox))
    this.pendingClip = false
    if (typeof painting !== 'number' || painting === OPS.endPath || !isNumbers(buffer)) return
    const isStroke = painting === OPS.stroke || painting === OPS.closeStroke
    const hasEdges = isStroke || outlining.has(painting)
    if (state.alpha < 0.05) return
    for (const { bounds: part, isRectangle } of listSubpaths(buffer)) {
      const bounds = intersect(widen(boundsOf(state.ctm, part), isStroke ? state.lineWidth / 2 : 0), state.clip)
      if (bounds[2] < bounds[0] || bounds[3] < bounds[1]) continue
      const color = isStroke ? state.stroke : state.color
      this.addShape({ bounds, color, isStroke, ...(hasEdges && isRectangle ? { isFrame: true } : {}) })
    }
  }

  paintPicture(): void {
    const { state, drawing } = this
    const bounds = intersect(boundsOf(state.ctm, [0, 0, 1, 1]), state.clip)
    if (bounds[2] <= bounds[0] || bounds[3] <= bounds[1]) return
    if (drawing.pictures.length < maxShapes) drawing.pictures.push(bounds)
    this.addShape({ bounds, color: null, isStroke: false })
  }

  addShape(shape: Shape): void {
    if (this.drawing.shapes.length < maxShapes) this.drawing.shapes.push(shape)
  }
}

function firstState({ viewport, page }: PageOptions): State {
  return {
    ctm: viewport,
    clip: page,
    color: '#000000',
    stroke: '#000000',
    alpha: 1,
    lineWidth: 1,
    mode: 0,
    leading: 0,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    matrix: identity,
    line: identity,
  }
}

/** The last fill behind a whole letter; one no larger than the letter may be the letter itself. */
function backgroundOf(shapes: readonly Shape[], { x, y, endX, size }: Glyph): string | null {
  const ground = shapes.findLast(({ bounds, isStroke }) => {
    if (isStroke) return false
    return contains(bounds, x, y - size * 0.85) && contains(bounds, endX, y + size * 0.05)
  })
  return ground ? ground.color : paper
}

function widen([x0, y0, x1, y1]: Bounds, by: number): Bounds {
  return [x0 - by, y0 - by, x1 + by, y1 + by]
}
