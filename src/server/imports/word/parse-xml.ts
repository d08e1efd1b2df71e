// A small reader of XML: elements, attributes, text. It knows no entities but the five of XML and numbers, so that no
// document can grow while it is read.
import { Refusal } from '../refusal.ts'
import type { XmlElement, XmlNode } from './xml.ts'

const maxNodes = 1_000_000
const maxDepth = 400

export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let nodes = 0
  let at = 0
  const add = (node: XmlNode) => {
    if (++nodes > maxNodes) throw tooComplex()
    open.at(-1)?.children.push(node)
  }
  while (at < source.length) {
    const tag = source.indexOf('<', at)
    if (tag < 0) break
    if (tag > at) add(decodeEntities(source.slice(at, tag)))
    const skipped = skipSpecial(source, tag, add)
    if (skipped !== null) {
      at = skipped
      continue
    }
    const end = findTagEnd(source, tag)
    if (end < 0) break
    at = end + 1
    const inner = source.slice(tag + 1, end)
    if (inner.startsWith('/')) {
      const name = inner.slice(1).trim()
      const depth = open.findLastIndex((element) => element.name === name)
      if (depth > 0) open.length = depth
      continue
    }
    const element = readTag(inner)
    add(element)
    if (inner.endsWith('/')) continue
    if (open.length > maxDepth) throw tooComplex()
    open.push(element)
  }
  return root
}

/** Comments, instructions and declarations are passed over; CDATA is text. Returns where to continue, or null. */
function skipSpecial(source: string, tag: number, add: (text: string) => void): number | null {
  const rest = (mark: string) => {
    const end = source.indexOf(mark, tag)
    return end < 0 ? source.length : end + mark.length
  }
  if (source.startsWith('<!--', tag)) return rest('-->')
  if (source.startsWith('<![CDATA[', tag)) {
    const end = rest(']]>')
    add(source.slice(tag + 9, end - 3))
    return end
  }
  if (source.startsWith('<?', tag)) return rest('?>')
  if (source.startsWith('<!', tag)) return rest('>')
  return null
}

/** A `>` inside a quoted value does not end the tag. */
function findTagEnd(source: string, tag: number): number {
  let quote = ''
  for (let at = tag + 1; at < source.length; at++) {
    const character = source[at]
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  return -1
}

/** Goes over a tag once: a pattern would try every letter of a long tag as the start of a name. */
function readTag(inner: string): XmlElement {
  const name = /^[^\s/]*/.exec(inner)?.[0] ?? ''
  const attributes: Record<string, string> = {}
  let at = name.length
  for (;;) {
    const equals = inner.indexOf('=', at)
    if (equals < 0) break
    const open = skipSpace(inner, equals + 1)
    const quote = inner[open]
    if (quote !== '"' && quote !== "'") {
      at = open
      continue
    }
    const close = inner.indexOf(quote, open + 1)
    if (close < 0) break
    const key = lastName(inner.slice(at, equals))
    if (key !== '') attributes[key] = decodeEntities(inner.slice(open + 1, close))
    at = close + 1
  }
  return { name, attributes, children: [] }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text, at)) at++
  return at
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === 32 || (code >= 9 && code <= 13)
}

/** The word right before an equals sign. */
function lastName(text: string): string {
  let end = text.length
  while (end > 0 && isSpace(text, end - 1)) end--
  let start = end
  while (start > 0 && !isSpace(text, start - 1) && !nameEnds.has(text[start - 1] ?? '')) start--
  return text.slice(start, end)
}

const nameEnds = new Set(['/', '"', "'"])

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

function tooComplex(): Refusal {
  return new Refusal('unreadable', 'This document is too complex to be read. Please save it as a PDF and upload that.')
}
