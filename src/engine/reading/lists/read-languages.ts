// The languages section.
import { makeUnits } from '../entries/units.ts'
import type { Found } from '../found.ts'
import { type Line, wordCount } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { findLevel, isLanguage, isLevel } from '../words/languages.ts'
import { splitItems } from './split-items.ts'

export type ReadLanguage = { name: Found; level?: Found }

const sure = 0.95

export function readLanguages(lines: readonly Line[]): ReadLanguage[] {
  const languages: ReadLanguage[] = []
  const texts: Text[] = makeUnits(lines, { isList: true }).flatMap((unit) =>
    unit.lines.length === 1
      ? unit.first.cells.map(({ text, bold, source }) => ({ text, bold, source: [source] }))
      : [{ text: unit.text, bold: unit.first.bold, source: unit.source }],
  )
  texts.forEach(({ text, bold, source }, at) => {
    const last = languages.at(-1)
    const above = texts[at - 1]
    const isBelowName = above?.bold === true && !bold && wordCount(text) <= 4 && !text.includes(',')
    if (last && !last.level && !isLanguage(text) && (isLevel(text) || findLevel(text) === 0 || isBelowName)) {
      last.level = { value: text, confidence: 0.85, source }
      return
    }
    const before = languages.length
    const items = splitItems(text.replace(/^languages?\s*:\s*/i, '')).flatMap((item) =>
      item.split(/(?<=\)) (?:and|&) /),
    )
    for (const item of items.flatMap(splitPair).map(turnAround)) {
      const named = languages.length > before ? languages.at(-1) : undefined
      if (named && isKnown(named) && tellsHow(item)) {
        const value = named.level ? `${named.level.value}, ${item}` : item
        named.level = { value, confidence: 0.8, source }
        continue
      }
      const read = readLanguage(item, source)
      const previous = languages.at(-1)
      if (read) languages.push(read)
      else if (previous && !previous.level && isLevel(item)) previous.level = { value: item, confidence: 0.8, source }
    }
    // Below languages that are known, a line of several words without any, and without a level, is about something else.
    const own = languages.slice(before)
    const isOther = /\s/.test(text) && !own.some((one) => isKnown(one) || isLevel(one.level?.value ?? ''))
    if (isOther && languages.slice(0, before).some(isKnown)) languages.length = before
  })
  return languages
}

type Text = { text: string; bold: boolean; source: SourceSpan[] }

/** A language that the lists know by its name. */
function isKnown({ name }: ReadLanguage): boolean {
  return name.confidence === sure
}

/** `Spanish`, `Welsh (fluent)` */
export function namesLanguage(text: string): boolean {
  const read = readLanguage(text, [])
  return read !== undefined && isKnown(read)
}

/** `Spanish (fluent)`, and not `Spanish` alone. */
export function isSpoken(read: ReadLanguage): boolean {
  return isKnown(read) && read.level !== undefined
}

/** `Swedish, native`, `German intermediate, B1`: what begins small or is a level belongs to the language before it. */
function tellsHow(item: string): boolean {
  if (isLanguage(item) || isLanguage(item.split(/\s+/).at(-1) ?? '')) return false
  if (/^(?:level|grade|stage)\s\w+$/i.test(item)) return true
  return isLevel(item) || (/^\p{Ll}[\p{L} -]+$/u.test(item) && !namesLanguage(item))
}

/** `some French` is no name of a language. */
function turnAround(item: string): string {
  const [, how = '', name = ''] = /^(some|a little|a bit of) (\p{Lu}\p{L}+)$/iu.exec(item) ?? []
  return isLanguage(name) ? `${name} (${how})` : item
}

/** `English and Portuguese`, `Fluent Welsh and English`, `English and Spanish (both native)`: the level is that of both. */
function splitPair(item: string): string[] {
  const pair = /^(.*?)(\p{L}+) ?(?:and|&|\/) ?(.*?)(\p{L}+)(?:\s*[(–—-]\s*(?:both|all)? ?([^()]+)\)?)?$/u.exec(
    item.replace(/\s+speakers?$/i, '').replace(/^(bilingual)[\s(:,–-]+([^()]+)\)?$/i, '$1 $2'),
  )
  const [, before = '', one = '', between = '', other = '', after = ''] = pair ?? []
  if (!isLanguage(one) || !isLanguage(other)) return [item]
  const levels = [before, between || before].map((level) => level.trim().replace(/\s+in$/, '') || after)
  if (![before, between].every((level) => level.trim() === '' || isLevel(level))) return [item]
  return [one, other].map((name, at) => (levels[at] ? `${name} (${levels[at]})` : name))
}

export function readLanguage(whole: string, source: SourceSpan[]): ReadLanguage | undefined {
  const item = whole.replace(/[\s–—:=-]+$/, '').replace(/\s+speaker$/i, '')
  const fluentIn = /^(.*?)\s*(?:in|knowledge of)\s+(\p{Lu}\p{L}+)$/u.exec(item)
  if (fluentIn?.[1] && fluentIn[2] && isLanguage(fluentIn[2])) return make(fluentIn[2], fluentIn[1], source)
  // `good French`
  const [, how = '', tongue = ''] = /^(.+) (\p{Lu}\p{L}+)$/u.exec(item) ?? []
  if (isLevel(how) && isLanguage(tongue)) return make(tongue, how, source)
  const match = /^(.+?)\s*(?:[:=(–—-]|\s-)\s*(.+?)\)?$/.exec(item)
  // `English - upper intermediate (B2)` closes its own bracket.
  const told = match?.[2] && /\([^)]*$/.test(match[2]) ? `${match[2]})` : match?.[2]
  if (match?.[1] && told && !isLanguage(item)) return make(match[1], told, source)
  const level = findLevel(item)
  if (level > 0 && isLanguage(item.slice(0, level))) return make(item.slice(0, level), item.slice(level), source)
  if (item.split(' ').length > 4) return undefined
  return make(item, '', source)
}

function make(name: string, level: string, source: SourceSpan[]): ReadLanguage {
  const known = isLanguage(name)
  const read: ReadLanguage = { name: { value: name.trim(), confidence: known ? sure : 0.6, source } }
  if (level.trim() !== '') read.level = { value: level.trim(), confidence: 0.85, source }
  return read
}
