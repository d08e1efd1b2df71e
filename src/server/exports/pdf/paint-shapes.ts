import {
  type EllipseItem,
  type LineItem,
  PATH_GRID,
  type PathItem,
  type PolygonItem,
  type RectItem,
} from '#engine/layout/display-list.ts'
import type { PdfDocument } from './pdf-objects.ts'

export type ShapeItem = RectItem | LineItem | EllipseItem | PolygonItem | PathItem

export function paintShape(doc: PdfDocument, item: ShapeItem): void {
  doc.save()
  if (item.kind !== 'line' && item.opacity !== undefined) doc.opacity(item.opacity)
  if (item.kind === 'line') paintLine(doc, item)
  else if (item.kind === 'rect') paintRect(doc, item)
  else if (item.kind === 'ellipse') paintArea(doc, item, () => doc.ellipse(item.cx, item.cy, item.rx, item.ry))
  else if (item.kind === 'path') paintPath(doc, item)
  else if (item.points.length > 0) paintPolygon(doc, item)
  doc.restore()
}

function paintLine(doc: PdfDocument, { x1, y1, x2, y2, color, width, dash, cap }: LineItem): void {
  doc.lineWidth(width).lineCap(cap ?? 'butt')
  setDash(doc, dash)
  doc.moveTo(x1, y1).lineTo(x2, y2).stroke(color)
}

function paintRect(doc: PdfDocument, item: RectItem): void {
  const radius = Math.min(item.radius, item.width / 2, item.height / 2)
  paintArea(doc, item, () =>
    radius > 0
      ? doc.roundedRect(item.x, item.y, item.width, item.height, radius)
      : doc.rect(item.x, item.y, item.width, item.height),
  )
}

function paintPolygon(doc: PdfDocument, { points, fill }: PolygonItem): void {
  points.forEach(([x, y], index) => {
    if (index === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  })
  doc.closePath().fill(fill)
}

function paintPath(doc: PdfDocument, { d, x, y, size, fill }: PathItem): void {
  doc
    .translate(x, y)
    .scale(size / PATH_GRID)
    .path(d)
    .fill(fill, 'even-odd')
}

function paintArea(doc: PdfDocument, item: RectItem | EllipseItem, trace: () => void): void {
  if (item.fill) {
    trace()
    doc.fill(item.fill)
  }
  if (!item.stroke) return
  doc.lineWidth(item.stroke.width)
  setDash(doc, 'dash' in item.stroke ? item.stroke.dash : undefined)
  trace()
  doc.stroke(item.stroke.color)
}

/** pdfkit refuses dashes that are not positive numbers. */
function setDash(doc: PdfDocument, dash: readonly number[] | undefined): void {
  if (!dash || dash.length === 0 || dash.some((length) => !(length > 0))) return
  doc.addContent(`[${dash.join(' ')}] 0 d`)
}
