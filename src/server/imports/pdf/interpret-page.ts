// Walks through the drawing operators of a page and notes what text and which shapes they put where. The text layer
// pdf.js offers knows neither colours nor invisible text nor bullets drawn as shapes.
import { identity, multiply, toMatrix } from './matrix.ts'
import { hex, listMatrix, number, toBounds } from './operands.ts'
import { PageCanvas, type PageDrawing, type PageOptions } from './page-canvas.ts'
import { OPS } from './pdfjs.ts'

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }

type Operator = (canvas: PageCanvas, args: unknown[]) => void

export function interpretPage(list: OperatorList, options: PageOptions): PageDrawing {
  const canvas = new PageCanvas(options)
  for (let index = 0; index < list.fnArray.length; index++) {
    const args = list.argsArray[index]
    operators[list.fnArray[index] ?? -1]?.(canvas, Array.isArray(args) ? args : [])
  }
  return canvas.drawing
}

const operators: Record<number, Operator> = {
  [OPS.save]: (canvas) => canvas.save(),
  [OPS.restore]: (canvas) => canvas.restore(),
  [OPS.transform]: (canvas, args) => {
    canvas.state.ctm = multiply(canvas.state.ctm, toMatrix(args))
  },
  [OPS.paintFormXObjectBegin]: (canvas, [matrix, box]) => canvas.beginForm(listMatrix(matrix), toBounds(box)),
  [OPS.paintFormXObjectEnd]: (canvas) => canvas.restore(),
  [OPS.beginAnnotation]: (canvas, [, , transform, matrix]) =>
    canvas.beginAnnotation(listMatrix(transform), listMatrix(matrix)),
  [OPS.endAnnotation]: (canvas) => canvas.restore(),
  [OPS.beginText]: (canvas) => {
    canvas.state.matrix = canvas.state.line = identity
  },
  [OPS.setFont]: (canvas, [id, size]) => canvas.setFont(id, number(size)),
  [OPS.setCharSpacing]: (canvas, [value]) => {
    canvas.state.charSpacing = number(value)
  },
  [OPS.setWordSpacing]: (canvas, [value]) => {
    canvas.state.wordSpacing = number(value)
  },
  [OPS.setHScale]: (canvas, [value]) => {
    canvas.state.scale = number(value) / 100
  },
  [OPS.setLeading]: (canvas, [value]) => {
    canvas.state.leading = -number(value)
  },
  [OPS.setTextRise]: (canvas, [value]) => {
    canvas.state.rise = number(value)
  },
  [OPS.setTextRenderingMode]: (canvas, [value]) => {
    canvas.state.mode = number(value)
  },
  [OPS.setTextMatrix]: (canvas, [matrix]) => {
    canvas.state.matrix = canvas.state.line = listMatrix(matrix)
  },
  [OPS.moveText]: (canvas, [x, y]) => canvas.moveLine(number(x), number(y)),
  [OPS.setLeadingMoveText]: (canvas, [x, y]) => {
    canvas.state.leading = number(y)
    canvas.moveLine(number(x), number(y))
  },
  [OPS.nextLine]: (canvas) => canvas.moveLine(0, canvas.state.leading),
  [OPS.showText]: (canvas, [items]) => canvas.show(items),
  [OPS.setFillRGBColor]: (canvas, [color]) => {
    canvas.state.color = hex(color)
  },
  [OPS.setStrokeRGBColor]: (canvas, [color]) => {
    canvas.state.stroke = hex(color)
  },
  [OPS.setFillColorN]: (canvas) => {
    canvas.state.color = null
  },
  [OPS.setFillTransparent]: (canvas) => {
    canvas.state.color = null
  },
  [OPS.setStrokeColorN]: (canvas) => {
    canvas.state.stroke = null
  },
  [OPS.setLineWidth]: (canvas, [value]) => {
    canvas.state.lineWidth = number(value)
  },
  [OPS.setGState]: (canvas, [entries]) => {
    if (!Array.isArray(entries)) return
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue
      const [key, value] = entry
      if (key === 'ca') canvas.state.alpha = number(value)
      if (key === 'LW') canvas.state.lineWidth = number(value)
      if (key === 'Font' && Array.isArray(value) && typeof value[0] === 'string') {
        canvas.setFont(value[0], number(value[1]))
      }
    }
  },
  [OPS.clip]: (canvas) => canvas.cut(),
  [OPS.eoClip]: (canvas) => canvas.cut(),
  [OPS.constructPath]: (canvas, args) => canvas.paintPath(args),
  [OPS.shadingFill]: (canvas) => canvas.addShape({ bounds: canvas.state.clip, color: null, isStroke: false }),
  [OPS.beginMarkedContent]: (canvas, [tag]) => canvas.openMark(tag, null),
  [OPS.beginMarkedContentProps]: (canvas, [tag, mark]) => canvas.openMark(tag, mark),
  [OPS.endMarkedContent]: (canvas) => canvas.closeMark(),
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
for (const code of pictureOperators) operators[code] = (canvas) => canvas.paintPicture()
