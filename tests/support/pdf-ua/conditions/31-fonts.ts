import { type ConditionGroup, type Failure, fail } from '../condition.ts'
import { shownCodes } from '../text-codes.ts'

const thousandth = 1

export const fonts: ConditionGroup = {
  title: '31 Fonts',
  checked: ['31-001', '31-004', '31-005', '31-006', '31-009', '31-013', '31-016'],
  human: [],
  check({ fonts: all, pages, file }) {
    const failures: Failure[] = []
    for (const [number, font] of all) {
      const name = file.name(font.get('BaseFont')) ?? ''
      if (file.name(font.get('Subtype')) !== 'Type0') failures.push(fail('31-009', `${name} is no composite font`))
      const encoding = file.name(font.get('Encoding')) ?? ''
      if (!/^Identity-[HV]$/.test(encoding)) failures.push(fail('31-006', `${name} has the map ${encoding}`))
      const descendant = file.dict(file.array(font.get('DescendantFonts'))[0])
      const system = file.dict(descendant?.get('CIDSystemInfo'))
      if (file.text(system?.get('Ordering')) !== 'Identity') failures.push(fail('31-001', `${name} has another order`))
      if (file.name(descendant?.get('CIDToGIDMap')) !== 'Identity')
        failures.push(fail('31-004', `${name} has no map of glyphs`))
      const descriptor = file.dict(descendant?.get('FontDescriptor'))
      const program = file.stream(descriptor?.get('FontFile2'))
      if (descriptor?.has('CIDSet')) failures.push(fail('31-013', `${name} lists its glyphs`))
      if (!program) {
        failures.push(fail('31-009', `${name} is not embedded`))
        continue
      }
      const glyphs = readGlyphWidths(program.bytes)
      const [, said] = file.array(descendant?.get('W'))
      const widths = file.array(said)
      for (const code of usedCodes(number)) {
        const width = glyphs[code]
        if (width === undefined) failures.push(fail('31-009', `${name} lacks the glyph ${code}`))
        else if (Math.abs(width - Number(widths[code])) > thousandth) {
          failures.push(fail('31-016', `glyph ${code} of ${name} is ${width} wide, not ${widths[code]}`))
        }
      }
    }
    return failures

    function usedCodes(font: number): Set<number> {
      const codes = new Set<number>()
      for (const { dict, painted } of pages) {
        const names = file.dict(file.dict(dict.get('Resources'))?.get('Font')) ?? new Map()
        for (const one of painted) {
          const ref: unknown = names.get(one.font ?? '')
          if (!(ref instanceof Object) || Reflect.get(ref, 'number') !== font) continue
          for (const code of shownCodes(one)) codes.add(code)
        }
      }
      return codes
    }
  },
}

/** In thousandths of the size, by glyph; a font inside a PDF has no names, which reading a whole one needs. */
function readGlyphWidths(bytes: Buffer): number[] {
  const tables = new Map<string, number>()
  for (let index = 0; index < bytes.readUInt16BE(4); index++) {
    const at = 12 + index * 16
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8))
  }
  const table = (tag: string) => tables.get(tag) ?? 0
  const unitsPerEm = bytes.readUInt16BE(table('head') + 18)
  const count = bytes.readUInt16BE(table('maxp') + 4)
  return Array.from({ length: count }, (_, id) => (bytes.readUInt16BE(table('hmtx') + id * 4) * 1000) / unitsPerEm)
}
