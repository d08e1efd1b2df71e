// The outlines of the glyphs asked for, and of those they are composed of.
import type { TrueTypeFile } from './truetype-file.ts'

const argsAreWords = 0x0001
const argsAreOffsets = 0x0002
const hasScale = 0x0008
const moreComponents = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080

/** A glyph of the font, or several put together in units of the font; none is a blank. */
export type GlyphShape = number | readonly { id: number; x: number; y: number }[]

export function collectOutlines(font: TrueTypeFile, shapes: readonly GlyphShape[]) {
  const glyphs = [...shapes]
  const outlines: Uint8Array[] = []
  const places = new Map<number, number>()
  glyphs.forEach((shape, index) => {
    if (typeof shape === 'number' && !places.has(shape)) places.set(shape, index)
  })
  // Components are appended while the list is walked, so that theirs are found too.
  for (let index = 0; index < glyphs.length; index++) {
    const shape = glyphs[index] ?? 0
    const source = typeof shape === 'number' ? font.outline(shape) : composeOutline(shape)
    if (source.length < 10 || (source[0] ?? 0) < 0x80) {
      outlines.push(source)
      continue
    }
    const outline = Buffer.from(source)
    for (const at of componentPlaces(outline)) {
      const component = outline.readUInt16BE(at)
      let place = places.get(component)
      if (place === undefined) {
        place = glyphs.push(component) - 1
        places.set(component, place)
      }
      outline.writeUInt16BE(place, at)
    }
    outlines.push(outline)
  }
  return { glyphs, outlines }
}

/** The box stays empty: renderers shift a glyph by the difference between its box and its side bearing, here none. */
function composeOutline(parts: readonly { id: number; x: number; y: number }[]): Buffer {
  if (parts.length === 0) return Buffer.alloc(0)
  const outline = Buffer.alloc(10 + parts.length * 8)
  outline.writeInt16BE(-1, 0)
  parts.forEach(({ id, x, y }, index) => {
    const at = 10 + index * 8
    const more = index < parts.length - 1 ? moreComponents : 0
    outline.writeUInt16BE(argsAreWords | argsAreOffsets | more, at)
    outline.writeUInt16BE(id, at + 2)
    outline.writeInt16BE(Math.round(x), at + 4)
    outline.writeInt16BE(Math.round(y), at + 6)
  })
  return outline
}

/** Where a composed outline names its components. */
function componentPlaces(outline: Buffer): number[] {
  const places: number[] = []
  let at = 10
  for (;;) {
    const flags = outline.readUInt16BE(at)
    places.push(at + 2)
    at += 4 + (flags & argsAreWords ? 4 : 2)
    if (flags & hasScale) at += 2
    else if (flags & hasTwoScales) at += 4
    else if (flags & hasMatrix) at += 8
    if (!(flags & moreComponents)) return places
  }
}
