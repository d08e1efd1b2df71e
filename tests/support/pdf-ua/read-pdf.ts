// Reads the objects of a PDF as they stand in the file: classic cross-reference tables, as our writer makes them.
import { inflateSync } from 'node:zlib'

export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
export type PdfDict = Map<string, PdfValue>
type PdfStream = { dict: PdfDict; bytes: Buffer }
export type PdfValue = null | boolean | number | string | PdfName | PdfRef | PdfValue[] | PdfDict

const space = /[\0\t\n\f\r ]/
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/

/** Reads values one after the other; operators of a content stream come back as `{ operator }`. */
export class PdfLexer {
  private readonly text: string
  at: number
  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  skip(): void {
    for (;;) {
      const letter = this.text[this.at]
      if (letter === '%') this.at = (this.text.indexOf('\n', this.at) + 1 || this.text.length + 1) - 1
      if (letter === undefined || !(space.test(letter) || letter === '%')) return
      this.at++
    }
  }

  read(): PdfValue | { operator: string } | undefined {
    this.skip()
    const letter = this.text[this.at]
    if (letter === undefined) return undefined
    if (letter === '/') return this.readName()
    if (letter === '(') return this.readString()
    if (letter === '[') return this.readArray()
    if (letter === '<') return this.text[this.at + 1] === '<' ? this.readDict() : this.readHex()
    const word = this.readWord()
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return this.readNumber(word)
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : { operator: word }
  }

  private readWord(): string {
    const start = this.at
    while (this.at < this.text.length && !delimiter.test(this.text[this.at] ?? ' ')) this.at++
    if (this.at === start) this.at++
    return this.text.slice(start, this.at)
  }

  private readNumber(word: string): PdfValue {
    const reference = /^\s+(\d+)\s+R(?![A-Za-z])/.exec(this.text.slice(this.at, this.at + 20))
    if (!reference || !/^\d+$/.test(word)) return Number(word)
    this.at += reference[0].length
    return new PdfRef(Number(word))
  }

  private readName(): PdfName {
    this.at++
    const start = this.at
    while (this.at < this.text.length && !delimiter.test(this.text[this.at] ?? ' ')) this.at++
    const raw = this.text.slice(start, this.at)
    return new PdfName(
      raw.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  }

  private readString(): string {
    const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
    let text = ''
    let depth = 1
    this.at++
    for (; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at] ?? ''
      if (letter === '\\') {
        const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0]
        const next = this.text[this.at + 1] ?? ''
        this.at += octal?.length ?? 1
        if (next !== '\n') text += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next)
        continue
      }
      if (letter === '(') depth++
      if (letter === ')') depth--
      if (depth === 0) break
      text += letter
    }
    this.at++
    return text
  }

  private readHex(): string {
    const end = this.text.indexOf('>', this.at)
    const digits = this.text.slice(this.at + 1, end).replace(/\s/g, '')
    this.at = end + 1
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1')
  }

  private readArray(): PdfValue[] {
    const values: PdfValue[] = []
    this.at++
    for (this.skip(); this.text[this.at] !== ']'; this.skip()) values.push(this.readValue())
    this.at++
    return values
  }

  private readDict(): PdfDict {
    const dict: PdfDict = new Map()
    this.at += 2
    for (this.skip(); this.text[this.at] !== '>'; this.skip()) {
      const key = this.readValue()
      if (!(key instanceof PdfName)) throw new Error('a dictionary has a key that is not a name')
      dict.set(key.name, this.readValue())
    }
    this.at += 2
    return dict
  }

  private readValue(): PdfValue {
    const value = this.read()
    if (value === undefined || (value !== null && typeof value === 'object' && 'operator' in value)) {
      throw new Error(`a value is missing at ${this.at}`)
    }
    return value
  }
}

export type PdfFile = {
  trailer: PdfDict
  /** The value itself where it is a reference to one. */
  resolve(value: PdfValue | undefined): PdfValue | undefined
  dict(value: PdfValue | undefined): PdfDict | undefined
  array(value: PdfValue | undefined): PdfValue[]
  name(value: PdfValue | undefined): string | undefined
  /** A text string as letters. */
  text(value: PdfValue | undefined): string | undefined
  stream(value: PdfValue | undefined): PdfStream | undefined
  objectNumbers: readonly number[]
}

export function openPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const offsets = new Map<number, number>()
  const table = text.slice(start)
  const count = Number(/^xref\s+0\s+(\d+)/.exec(table)?.[1])
  const rows = [...table.matchAll(/(\d{10}) \d{5} ([nf])/g)].slice(0, count)
  rows.forEach(([, offset, kind], number) => {
    if (kind === 'n') offsets.set(number, Number(offset))
  })
  const lexer = new PdfLexer(text, text.indexOf('trailer', start) + 'trailer'.length)
  const trailer = lexer.read()
  if (!(trailer instanceof Map)) throw new Error('the file has no trailer')

  const values = new Map<number, PdfValue>()
  const streams = new Map<number, PdfStream>()
  const load = (number: number): PdfValue => {
    const known = values.get(number)
    if (known !== undefined) return known
    const offset = offsets.get(number)
    if (offset === undefined) return null
    const reader = new PdfLexer(text, text.indexOf('obj', offset) + 3)
    const value = reader.read()
    const loaded =
      value === undefined || (value !== null && typeof value === 'object' && 'operator' in value) ? null : value
    values.set(number, loaded)
    reader.skip()
    if (loaded instanceof Map && text.startsWith('stream', reader.at)) {
      const begin = text.indexOf('\n', reader.at) + 1
      const length = resolve(loaded.get('Length'))
      const raw = bytes.subarray(begin, begin + (typeof length === 'number' ? length : 0))
      const filter = resolve(loaded.get('Filter'))
      const isPacked = filter instanceof PdfName && filter.name === 'FlateDecode'
      streams.set(number, { dict: loaded, bytes: isPacked ? inflateSync(raw, { maxOutputLength: 50_000_000 }) : raw })
    }
    return loaded
  }
  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    value instanceof PdfRef ? load(value.number) : value

  return {
    trailer,
    resolve,
    dict(value) {
      const found = resolve(value)
      return found instanceof Map ? found : undefined
    },
    array(value) {
      const found = resolve(value)
      return Array.isArray(found) ? found : []
    },
    name(value) {
      const found = resolve(value)
      return found instanceof PdfName ? found.name : undefined
    },
    text(value) {
      const found = resolve(value)
      if (typeof found !== 'string') return undefined
      if (!found.startsWith('\xfe\xff')) return found
      return Buffer.from(found.slice(2), 'latin1').swap16().toString('utf16le')
    },
    stream(value) {
      if (!(value instanceof PdfRef)) return undefined
      load(value.number)
      return streams.get(value.number)
    },
    objectNumbers: [...offsets.keys()],
  }
}
