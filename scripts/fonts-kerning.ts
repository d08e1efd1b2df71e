// Pair kerning out of a font's GPOS table, packed into classes of letters that kern alike.
import type { Coverage, Font, LayoutTable, PairTable } from 'fontkit'
import { shape } from './fonts-joining.ts'

type Kerning = { left: number[][]; right: number[][]; values: number[][] }

// In em. Less is a twentieth of a point in body text and makes a tenth of some files.
const smallest = 0.005

/** The kerning of every pair of these letters, or undefined where the font has none. */
export function readKerning(font: Font, codes: readonly number[]): Kerning | undefined {
  const table = font.GPOS
  if (!table) return undefined
  const glyphs = codes.map((code) => font.glyphForCodePoint(code).id)
  const lookups = new Map(['latn', 'grek', 'cyrl'].map((script) => [script, kerningLookups(table, script)]))
  if ([...lookups.values()].every((list) => list.length === 0)) return undefined

  const scripts = codes.map(scriptOf)
  const rows = codes.map((_, index) => {
    const own = scripts[index] ?? 'zyyy'
    const row = new Int16Array(codes.length)
    for (const [script, list] of lookups) {
      if (own !== 'zyyy' && own !== script) continue
      const values = kerningRow(list, glyphs[index] ?? 0, glyphs)
      scripts.forEach((other, column) => {
        // A comma kerns with a letter by the rules of the letter's script; two commas by those of Latin.
        const common = own === 'zyyy' ? 'latn' : own
        if ((other === 'zyyy' ? common : other) !== script) return
        const value = values[column] ?? 0
        row[column] = Math.abs(value) < font.unitsPerEm * smallest ? 0 : value
      })
    }
    return row
  })
  return pack(codes, rows)
}

/** The kerning of pairs as the font engine sets them, for scripts whose letters change their form by their place. */
export function shapeKerning(font: Font, codes: readonly number[], script: string): Kerning {
  const letters = codes.map((code) => shape(font, String.fromCodePoint(code), { script }))
  const rows = codes.map((left, row) => {
    const values = codes.map((right, column) => {
      const pair = shape(font, String.fromCodePoint(left, right), { script })
      const [first, second] = [letters[row], letters[column]]
      // Joined letters and pairs drawn as one have other widths than alone; the file has those by themselves.
      if (!first || !second || pair.glyphs.join() !== [...second.glyphs, ...first.glyphs].join()) return 0
      const value = pair.advance - first.advance - second.advance
      return Math.abs(value) < font.unitsPerEm * smallest ? 0 : value
    })
    return Int16Array.from(values)
  })
  return pack(codes, rows)
}

function scriptOf(code: number): 'latn' | 'grek' | 'cyrl' | 'zyyy' {
  if (code >= 0x370 && code <= 0x3ff) return 'grek'
  if (code >= 0x400 && code <= 0x52f) return 'cyrl'
  return /\p{Script=Latin}/u.test(String.fromCodePoint(code)) ? 'latn' : 'zyyy'
}

function kerningLookups(table: LayoutTable, script: string): PairTable[][] {
  const system =
    table.scriptList.find(({ tag }) => tag === script) ?? table.scriptList.find(({ tag }) => tag === 'DFLT')
  const features = system?.script.defaultLangSys?.featureIndexes ?? []
  const indexes = new Set<number>()
  for (const index of features) {
    const feature = table.featureList[index]
    if (feature?.tag === 'kern') for (const lookup of feature.feature.lookupListIndexes) indexes.add(lookup)
  }
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => table.lookupList.get(index))
    .map(({ subTables }) => subTables.map((subTable) => subTable.extension ?? subTable))
    .map((subTables) => subTables.filter((subTable) => 'pairSets' in subTable || 'classRecords' in subTable))
}

/** In each lookup the first table that knows the pair decides; lookups add up. */
function kerningRow(lookups: readonly PairTable[][], left: number, glyphs: readonly number[]): number[] {
  const row = glyphs.map(() => 0)
  for (const tables of lookups) {
    const decided = new Set<number>()
    for (const table of tables) {
      const covered = coverageIndex(table.coverage, left)
      if (covered === -1) continue
      if (table.version === 1) {
        const pairs = new Map(table.pairSets.get(covered).map(({ secondGlyph, value1 }) => [secondGlyph, value1]))
        glyphs.forEach((glyph, column) => {
          if (decided.has(column) || !pairs.has(glyph)) return
          row[column] = (row[column] ?? 0) + (pairs.get(glyph)?.xAdvance ?? 0)
          decided.add(column)
        })
        continue
      }
      const classes = table.classRecords.get(classOf(table.classDef1, left))
      glyphs.forEach((glyph, column) => {
        if (decided.has(column)) return
        row[column] = (row[column] ?? 0) + (classes.get(classOf(table.classDef2, glyph)).value1?.xAdvance ?? 0)
      })
      break
    }
  }
  return row
}

function coverageIndex(coverage: Coverage, glyph: number): number {
  if (coverage.version === 1) return coverage.glyphs.indexOf(glyph)
  const range = coverage.rangeRecords.find(({ start, end }) => glyph >= start && glyph <= end)
  return range ? range.startCoverageIndex + glyph - range.start : -1
}

type ClassDefinition = Extract<PairTable, { version: 2 }>['classDef1']

const classMaps = new WeakMap<ClassDefinition, Map<number, number>>()

function classOf(definition: ClassDefinition, glyph: number): number {
  const known = classMaps.get(definition)
  if (known) return known.get(glyph) ?? 0
  const classes = new Map<number, number>()
  if (definition.version === 1) {
    for (const [index, value] of definition.classValueArray.entries()) classes.set(definition.startGlyph + index, value)
  } else {
    for (const { start, end, class: value } of definition.classRangeRecord) {
      for (let member = start; member <= end; member += 1) classes.set(member, value)
    }
  }
  classMaps.set(definition, classes)
  return classes.get(glyph) ?? 0
}

function pack(codes: readonly number[], rows: readonly Int16Array[]): Kerning {
  const right = classesOf(codes, (column) => rows.map((row) => row[column] ?? 0))
  const left = classesOf(codes, (row) => [...(rows[row] ?? [])])
  const values = left.map(({ first }) => {
    const packed: number[] = []
    let last = 0
    right.forEach(({ first: column }, index) => {
      const value = rows[first]?.[column] ?? 0
      if (value === 0) return
      packed.push(index + 1 - last, value)
      last = index + 1
    })
    return packed
  })
  return { left: left.map(({ gaps }) => gaps), right: right.map(({ gaps }) => gaps), values }
}

/** Letters with equal values belong together; those with nothing but zeros belong nowhere. */
function classesOf(codes: readonly number[], valuesOf: (index: number) => number[]) {
  const classes = new Map<string, number[]>()
  codes.forEach((_, index) => {
    const values = valuesOf(index)
    if (values.every((value) => value === 0)) return
    const name = values.join()
    const members = classes.get(name) ?? []
    members.push(index)
    classes.set(name, members)
  })
  return [...classes.values()].map((members) => {
    const memberCodes = members.map((index) => codes[index] ?? 0)
    return { first: members[0] ?? 0, gaps: memberCodes.map((code, index) => code - (memberCodes[index - 1] ?? 0)) }
  })
}
