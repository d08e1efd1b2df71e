// Walks through the drawing operators of a page and notes what text and which shapes they put where. The text layer
// pdf.js offers knows neither colours nor invisible text nor bullets drawn as shapes.

import { type Bounds, boundsOf, contains, identity, intersect, type Matrix, multiply, toMatrix } from './matrix.ts'
import type { Font } from './page-font.ts'
import { listSubpaths } from './path-bounds.ts'
import { OPS } from './pdfjs.ts'
import { type Glyph, placeGlyphs, type TextState } from './place-glyphs.ts'

export type { Glyph } from './place-glyphs.ts'

/** A fill: null where it is no plain colour (a gradient, a picture). */
export type Shape = { bounds: Bounds; color: string | null; isStroke: boolean }

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

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }

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

const paper = '#ffffff'
const maxDepth = 200
/** A page with more letters than this is no resume, and joining them would take too long. */
const maxGlyphs = 200_000
const maxShapes = 50_000
/** Looks for what lies under a text, over all of a page: beyond it nobody knows, and the text counts as seen. */
const maxLooks = 20_000_000

export function interpretPage(
  list: OperatorList,
  options: { viewport: Matrix; page: Bounds; findFont(id: string): Font | undefined },
): PageDrawing {
  const drawing: PageDrawing = { shows: [], shapes: [], pictures: [] }
  const first: State = {
    ctm: options.viewport,
    clip: options.page,
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
  let state = first
  const stack: State[] = []
  const marks: Mark[] = []
  let pendingClip = false
  let glyphCount = 0
  let looks = 0

  const save = () => {
    if (stack.length < maxDepth) stack.push({ ...state })
  }
  const restore = () => {
    state = stack.pop() ?? state
  }
  const moveLine = (x: number, y: number) => {
    state.line = multiply(state.line, [1, 0, 0, 1, x, y])
    state.matrix = state.line
  }

  const show = (items: unknown) => {
    if (!state.font || !Array.isArray(items) || glyphCount > maxGlyphs) return
    const placed = placeGlyphs(items, state, state.ctm)
    state.matrix = placed.matrix
    glyphCount += placed.glyphs.length
    const middle = placed.glyphs[placed.glyphs.length >> 1]
    if (!middle) return
    looks += drawing.shapes.length
    const mark = marks.at(-1)
    drawing.shows.push({
      glyphs: placed.glyphs,
      font: state.font,
      color: state.mode % 4 === 1 ? state.stroke : state.color,
      alpha: state.alpha,
      mode: state.mode,
      clip: state.clip,
      mark: mark?.number ?? null,
      isArtifact: mark?.isArtifact ?? false,
      background: looks > maxLooks ? null : backgroundOf(drawing.shapes, middle),
    })
  }

  const openMark = (tag: unknown, own: unknown) => {
    const outer = marks.at(-1)
    marks.push({
      number: typeof own === 'number' ? own : (outer?.number ?? null),
      isArtifact: tag === 'Artifact' || outer?.isArtifact === true,
    })
  }

  const addShape = (shape: Shape) => {
    if (drawing.shapes.length < maxShapes) drawing.shapes.push(shape)
  }

  const paintPath = (args: unknown[]) => {
    const [painting, data, box] = args
    const buffer = Array.isArray(data) ? data[0] : null
    const wholeBox = toBounds(box)
    if (pendingClip && wholeBox) state.clip = intersect(state.clip, boundsOf(state.ctm, wholeBox))
    pendingClip = false
    if (typeof painting !== 'number' || painting === OPS.endPath || !isNumbers(buffer)) return
    const isStroke = painting === OPS.stroke || painting === OPS.closeStroke
    if (state.alpha < 0.05) return
    for (const part of listSubpaths(buffer)) {
      const bounds = intersect(widen(boundsOf(state.ctm, part), isStroke ? state.lineWidth / 2 : 0), state.clip)
      if (bounds[2] < bounds[0] || bounds[3] < bounds[1]) continue
      addShape({ bounds, color: isStroke ? state.stroke : state.color, isStroke })
    }
  }

  const handlers: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => {
      state.ctm = multiply(state.ctm, toMatrix(args))
    },
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => {
      save()
      state.ctm = multiply(state.ctm, toMatrix(isList(matrix) ? matrix : null))
      const bounds = toBounds(box)
      if (bounds) state.clip = intersect(state.clip, boundsOf(state.ctm, bounds))
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginAnnotation]: ([, , transform, matrix]) => {
      save()
      state = { ...first, ctm: multiply(multiply(first.ctm, listMatrix(transform)), listMatrix(matrix)) }
    },
    [OPS.endAnnotation]: restore,
    [OPS.beginText]: () => {
      state.matrix = state.line = identity
    },
    [OPS.setFont]: ([id, size]) => {
      state.font = typeof id === 'string' ? options.findFont(id) : undefined
      state.size = number(size)
    },
    [OPS.setCharSpacing]: ([value]) => {
      state.charSpacing = number(value)
    },
    [OPS.setWordSpacing]: ([value]) => {
      state.wordSpacing = number(value)
    },
    [OPS.setHScale]: ([value]) => {
      state.scale = number(value) / 100
    },
    [OPS.setLeading]: ([value]) => {
      state.leading = -number(value)
    },
    [OPS.setTextRise]: ([value]) => {
      state.rise = number(value)
    },
    [OPS.setTextRenderingMode]: ([value]) => {
      state.mode = number(value)
    },
    [OPS.setTextMatrix]: ([matrix]) => {
      state.matrix = state.line = listMatrix(matrix)
    },
    [OPS.moveText]: ([x, y]) => moveLine(number(x), number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = number(y)
      moveLine(number(x), number(y))
    },
    [OPS.nextLine]: () => moveLine(0, state.leading),
    [OPS.showText]: ([items]) => show(items),
    [OPS.setFillRGBColor]: ([color]) => {
      state.color = hex(color)
    },
    [OPS.setStrokeRGBColor]: ([color]) => {
      state.stroke = hex(color)
    },
    [OPS.setFillColorN]: () => {
      state.color = null
    },
    [OPS.setFillTransparent]: () => {
      state.color = null
    },
    [OPS.setStrokeColorN]: () => {
      state.stroke = null
    },
    [OPS.setLineWidth]: ([value]) => {
      state.lineWidth = number(value)
    },
    [OPS.setGState]: ([entries]) => {
      if (!Array.isArray(entries)) return
      for (const entry of entries) {
        if (!Array.isArray(entry)) continue
        const [key, value] = entry
        if (key === 'ca') state.alpha = number(value)
        if (key === 'LW') state.lineWidth = number(value)
        if (key === 'Font' && Array.isArray(value) && typeof value[0] === 'string') {
          state.font = options.findFont(value[0])
          state.size = number(value[1])
        }
      }
    },
    [OPS.clip]: () => {
      pendingClip = true
    },
    [OPS.eoClip]: () => {
      pendingClip = true
    },
    [OPS.constructPath]: paintPath,
    [OPS.shadingFill]: () => addShape({ bounds: state.clip, color: null, isStroke: false }),
    [OPS.beginMarkedContent]: ([tag]) => openMark(tag, null),
    [OPS.beginMarkedContentProps]: ([tag, mark]) => openMark(tag, mark),
    [OPS.endMarkedContent]: () => marks.pop(),
  }
  const picture = () => {
    const bounds = intersect(boundsOf(state.ctm, [0, 0, 1, 1]), state.clip)
    if (bounds[2] <= bounds[0] || bounds[3] <= bounds[1]) return
    if (drawing.pictures.length < maxShapes) drawing.pictures.push(bounds)
    addShape({ bounds, color: null, isStroke: false })
  }
  for (const code of pictureOperators) handlers[code] = picture

  for (let index = 0; index < list.fnArray.length; index++) {
    const args = list.argsArray[index]
    handlers[list.fnArray[index] ?? 0]?.(Array.isArray(args) ? args : [])
  }
  return drawing
}

const pictureOperators = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]

/** The last fill that a whole letter stands on; one that is no larger than the letter may be the letter itself. */
function backgroundOf(shapes: readonly Shape[], { x, y, endX, size }: Glyph): string | null {
  const ground = shapes.findLast(({ bounds, isStroke }) => {
    if (isStroke) return false
    return contains(bounds, x, y - size * 0.85) && contains(bounds, endX, y + size * 0.05)
  })
  return ground ? ground.color : paper
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function hex(value: unknown): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value)
}

function isNumbers(value: unknown): value is Float32Array {
  return value instanceof Float32Array
}

function listMatrix(value: unknown): Matrix {
  return toMatrix(isList(value) ? value : null)
}

function toBounds(value: unknown): Bounds | null {
  if (!isList(value) || value.length < 4) return null
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(value, Number)
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}

function widen([x0, y0, x1, y1]: Bounds, by: number): Bounds {
  return [x0 - by, y0 - by, x1 + by, y1 + by]
}
