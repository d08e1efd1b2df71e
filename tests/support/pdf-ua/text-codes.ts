import type { Painted } from './document.ts'

const maps = new Map<string, Map<number, string>>()

/** What each code reads as, from the map that a font carries. */
export function readToUnicode(source: string | undefined): Map<number, string> | undefined {
  if (source === undefined) return undefined
  const known = maps.get(source)
  if (known) return known
  const map = new Map<number, string>()
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g)) {
      map.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
    }
  }
  maps.set(source, map)
  return map
}

/** The codes of two bytes that an operator shows. */
export function shownCodes({ operator, operands }: Painted): number[] {
  if (!['Tj', 'TJ', "'", '"'].includes(operator)) return []
  const strings = operands.flat().filter((value) => typeof value === 'string')
  return strings.flatMap((text) => {
    const bytes = Buffer.from(text, 'latin1')
    return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(index * 2))
  })
}
