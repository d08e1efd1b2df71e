// A font file that works alone: it names itself and maps letters to glyphs, which a font inside a PDF need not do.
import { copyTable, type FontTable, subsetFont } from '../fonts/subset-font.ts'
import type { TrueTypeFile } from '../fonts/truetype-file.ts'
import type { WordFont } from './word-font.ts'

type Naming = Pick<WordFont, 'name' | 'bold' | 'italic'>

const windowsEnglish = [3, 1, 0x409] as const
const nameIds = { copyright: 0, family: 1, style: 2, unique: 3, full: 4, version: 5, postscript: 6, licence: 13 }
const kept = [nameIds.copyright, nameIds.version, nameIds.licence, 14]

/** The font with these letters, as far as it has them. */
export function writeFontProgram(font: TrueTypeFile, letters: Iterable<number>, naming: Naming): Buffer {
  const drawn = [...new Set(letters)].filter((letter) => font.glyphId(letter) !== 0 && letter <= 0xffff)
  drawn.sort((one, other) => one - other)
  const shapes = [0, ...drawn.map((letter) => font.glyphId(letter))]
  const tables: FontTable[] = [
    ['OS/2', describeUse(font, drawn, naming)],
    ['cmap', mapLetters(drawn)],
    ['name', nameFont(font, naming)],
    ['post', describePrinting(font)],
  ]
  return sign(subsetFont(font, shapes, tables), naming)
}

/** Which letters there are and that the font may be embedded and edited with; its weight is what Word asks for. */
function describeUse(font: TrueTypeFile, letters: readonly number[], { bold, italic }: Naming): Buffer {
  const os2 = copyTable(font, 'OS/2')
  const selection = os2.readUInt16BE(62) & ~0b110_0001
  os2.writeUInt16BE(bold ? 700 : 400, 4)
  os2.writeUInt16BE(0, 8)
  os2.writeUInt16BE(selection | (italic ? 0x01 : 0) | (bold ? 0x20 : 0) | (bold || italic ? 0 : 0x40), 62)
  os2.writeUInt16BE(letters[0] ?? 0, 64)
  os2.writeUInt16BE(letters.at(-1) ?? 0, 66)
  return os2
}

/** Glyphs follow one another as the letters do, so a stretch of letters is one segment. */
function mapLetters(letters: readonly number[]): Buffer {
  const segments: { start: number; end: number; glyph: number }[] = []
  letters.forEach((letter, index) => {
    const last = segments.at(-1)
    if (last && last.end === letter - 1) last.end = letter
    else segments.push({ start: letter, end: letter, glyph: index + 1 })
  })
  // The format wants a last segment of this one letter, which stands for no glyph.
  segments.push({ start: 0xffff, end: 0xffff, glyph: 0x10000 })
  const words = segments.length
  const power = 2 ** Math.floor(Math.log2(words))
  const search = [power * 2, Math.log2(power), (words - power) * 2]
  const values = [
    ...[4, 16 + words * 8, 0, words * 2, ...search],
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ start, glyph }) => (glyph - start) & 0xffff),
    ...segments.map(() => 0),
  ]
  const header = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20]
  const cmap = Buffer.alloc((header.length + values.length) * 2)
  for (const [index, value] of [...header, ...values].entries()) cmap.writeUInt16BE(value, index * 2)
  return cmap
}

/** By the name the document asks for, or programs that go by the font itself do not find it. */
function nameFont(font: TrueTypeFile, { name, bold, italic }: Naming): Buffer {
  const style = [bold ? 'Bold' : '', italic ? 'Italic' : ''].filter(Boolean).join(' ') || 'Regular'
  const full = style === 'Regular' ? name : `${name} ${style}`
  const postscript = `${name.replaceAll(' ', '')}-${style.replaceAll(' ', '')}`
  const source = readNames(font)
  const names = new Map([...kept.flatMap((id) => (source.has(id) ? [[id, source.get(id) ?? ''] as const] : []))])
  names.set(nameIds.family, name).set(nameIds.style, style).set(nameIds.full, full)
  names.set(nameIds.unique, `Candid: subset of ${font.postscriptName}`).set(nameIds.postscript, postscript)

  const entries = [...names].sort(([one], [other]) => one - other)
  const strings = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const table = Buffer.alloc(6 + entries.length * 12)
  table.writeUInt16BE(entries.length, 2)
  table.writeUInt16BE(table.length, 4)
  let offset = 0
  for (const [index, [id]] of entries.entries()) {
    const length = strings[index]?.length ?? 0
    const record = [...windowsEnglish, id, length, offset]
    for (const [place, value] of record.entries()) table.writeUInt16BE(value, 6 + index * 12 + place * 2)
    offset += length
  }
  return Buffer.concat([table, ...strings])
}

/** The names a font gives itself in English, by their numbers. */
export function readNames({ tables }: TrueTypeFile): Map<number, string> {
  const names = new Map<number, string>()
  const table = tables.get('name')
  if (!table) return names
  const strings = table.getUint16(4)
  for (let index = 0; index < table.getUint16(2); index++) {
    const at = 6 + index * 12
    if (windowsEnglish.some((value, place) => table.getUint16(at + place * 2) !== value)) continue
    const start = table.byteOffset + strings + table.getUint16(at + 10)
    const bytes = Buffer.from(table.buffer.slice(start, start + table.getUint16(at + 8)))
    names.set(table.getUint16(at + 6), bytes.swap16().toString('utf16le'))
  }
  return names
}

/** Without glyph names, which nothing needs. */
function describePrinting(font: TrueTypeFile): Buffer {
  const post = Buffer.concat([copyTable(font, 'post').subarray(0, 32), Buffer.alloc(32)]).subarray(0, 32)
  post.writeUInt32BE(0x00030000, 0)
  return post
}

/** Marks the slope and weight in the header too, and adds the sum over the file by which readers know it is whole. */
function sign(program: Buffer, { bold, italic }: Naming): Buffer {
  const head = findTable(program, 'head')
  program.writeUInt16BE((bold ? 1 : 0) | (italic ? 2 : 0), head + 44)
  let sum = 0
  for (let at = 0; at < program.length; at += 4) sum = (sum + program.readUInt32BE(at)) >>> 0
  program.writeUInt32BE((0xb1b0afba - sum) >>> 0, head + 8)
  return program
}

function findTable(program: Buffer, tag: string): number {
  const count = program.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16
    if (program.toString('latin1', at, at + 4) === tag) return program.readUInt32BE(at + 8)
  }
  throw new Error(`font has no ${tag} table`)
}
