// Which glyph a font has for a character.

export function readCharacterMap(cmap: DataView): (codePoint: number) => number {
  const count = cmap.getUint16(2)
  const offsets = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const at = 4 + index * 8
    const platform = cmap.getUint16(at)
    if (platform !== 0 && platform !== 3) continue
    const offset = cmap.getUint32(at + 4)
    offsets.set(cmap.getUint16(offset), offset)
  }
  const groups = offsets.get(12)
  if (groups !== undefined) return (codePoint) => findInGroups(cmap, groups, codePoint)
  const segments = offsets.get(4)
  if (segments === undefined) throw new Error('font has no Unicode character map')
  return (codePoint) => (codePoint > 0xffff ? 0 : findInSegments(cmap, segments, codePoint))
}

function findInGroups(cmap: DataView, offset: number, codePoint: number): number {
  let low = 0
  let high = cmap.getUint32(offset + 12) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = offset + 16 + middle * 12
    const first = cmap.getUint32(at)
    if (codePoint < first) high = middle - 1
    else if (codePoint > cmap.getUint32(at + 4)) low = middle + 1
    else return cmap.getUint32(at + 8) + codePoint - first
  }
  return 0
}

function findInSegments(cmap: DataView, offset: number, codePoint: number): number {
  const size = cmap.getUint16(offset + 6)
  const ends = offset + 14
  let low = 0
  let high = size / 2 - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (cmap.getUint16(ends + middle * 2) < codePoint) low = middle + 1
    else high = middle
  }
  const start = cmap.getUint16(ends + size + 2 + low * 2)
  if (codePoint < start) return 0
  const delta = cmap.getUint16(ends + size * 2 + 2 + low * 2)
  const rangeAt = ends + size * 3 + 2 + low * 2
  const range = cmap.getUint16(rangeAt)
  if (range === 0) return (codePoint + delta) & 0xffff
  const glyphId = cmap.getUint16(rangeAt + range + (codePoint - start) * 2)
  return glyphId === 0 ? 0 : (glyphId + delta) & 0xffff
}
