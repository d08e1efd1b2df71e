// The features of each word in a posting that help to find names: the word itself, its neighbours, its line, and where
// else it occurs.
import { bucket, headingMark, type PlacedWord, placeWords, topicMarks } from '#engine/language/placed-words.ts'
import { placeOf } from '#engine/language/span-tagger.ts'
import { titleEnds, titleWords } from '#engine/language/title-words.gen.ts'

const wordForm = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[^\s\p{L}\p{M}\p{N}]/gu

/** A page says who hires for what at its beginning or its end. */
const MOST_WORDS = 1200
const LAST_WORDS = 200

export function wordsOf(text: string): PlacedWord[] {
  const words = placeWords(text, wordForm)
  return words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS - LAST_WORDS), ...words.slice(-LAST_WORDS)]
}

const titleWord = new Set(titleWords.split(' '))
const titleEnd = new Set(titleEnds.split(' '))

function shapeOf(word: string): string {
  if (/^\d+$/.test(word)) return word.length === 4 ? '9999' : '9'
  if (/^\p{Lu}+$/u.test(word)) return word.length === 1 ? 'X' : 'XX'
  if (/^\p{Lu}[\p{Ll}'’]+$/u.test(word)) return 'Xx'
  if (/^\p{Ll}/u.test(word)) return /\p{Lu}/u.test(word) ? 'xX' : 'xx'
  if (/\p{L}/u.test(word)) return /\d/.test(word) ? 'X9' : 'XxX'
  return word
}

type Line = { words: PlacedWord[]; label: string; text: string; before: string }

/** How many of a word's first features depend only on the word itself. */
export const OWN_FEATURES = 5

/** For each word the places of its features. */
export function nameFeatures(text: string, words: readonly PlacedWord[]): number[][] {
  const lines = readLines(text, words)
  const last = Math.max(...lines.keys(), 0)
  const order = [...lines.keys()]
  const domains = [...text.matchAll(/[@/.]([\p{L}\p{N}-]{3,})\.(?:[a-z]{2,})/gu)].map(([, name = '']) =>
    name.toLowerCase().replaceAll('-', ''),
  )
  const capitals = new Map<string, number>()
  const smalls = new Set<string>()
  for (const { text: word } of words) {
    if (/^\p{Lu}/u.test(word)) capitals.set(word.toLowerCase(), (capitals.get(word.toLowerCase()) ?? 0) + 1)
    else smalls.add(word)
  }
  const isAgency = /\bour client\b|\brecruit(?:ment|ing) (?:agency|firm|consult)|\bstaffing\b|\bon behalf of\b/i.test(
    text,
  )
  return words.map((word, at) => {
    const lower = word.text.toLowerCase()
    const near = (offset: number) => {
      const other = words[at + offset]
      return other === undefined ? '^' : other.line === word.line ? other.text.toLowerCase() : '¶'
    }
    const shape = (offset: number) => {
      const other = words[at + offset]
      return other === undefined || other.line !== word.line ? '¶' : shapeOf(other.text)
    }
    const line = lines.get(word.line)
    const place = line?.words.indexOf(word) ?? 0
    const fromTop = order.indexOf(word.line)
    const own = shapeOf(word.text)
    const count = line?.words.length ?? 0
    const isCapsLine = line !== undefined && /\p{Lu}/u.test(line.text) && line.text === line.text.toUpperCase()
    const features = [
      `w=${lower}`,
      `-1w=${near(-1)} ${lower}`,
      `w1=${lower} ${near(1)}`,
      `x=${lower.slice(-3)}`,
      `p=${lower.slice(0, 3)}`,
      `s=${own}`,
      `-1=${near(-1)}`,
      `+1=${near(1)}`,
      `-2=${near(-2)}`,
      `+2=${near(2)}`,
      `-21=${near(-2)} ${near(-1)}`,
      `12=${near(1)} ${near(2)}`,
      `-3=${near(-3)} ${near(-2)} ${near(-1)}`,
      `ss=${shape(-2)}${shape(-1)}|${own}|${shape(1)}${shape(2)}`,
      `s1=${shape(-1)}|${own}|${shape(1)}`,
      `l=${bucket(fromTop)}`,
      `l=${bucket(fromTop)}${own}${isCapsLine}`,
      `e=${bucket(last - word.line)}`,
      `n=${bucket(count)}${bucket(fromTop)}`,
      `at=${bucket(place)}${own}`,
      `whole=${count <= 7}${own}${bucket(fromTop)}${titleEnd.has(lower)}`,
      `label=${line?.label ?? ''}`,
      `lab=${line?.label ?? ''}|${bucket(place)}`,
      `before=${line?.before ?? ''}`,
      `head=${titleEnd.has(lower)}${own}`,
      `title=${titleWord.has(lower)}${titleEnd.has(near(1))}${titleEnd.has(near(2))}${own}`,
      `tl=${titleEnd.has(lower)}${bucket(fromTop)}${count <= 9}`,
      `often=${Math.min(4, capitals.get(lower) ?? 0)}${smalls.has(lower)}${own}`,
      `domain=${lower.length > 2 && domains.some((domain) => domain.includes(lower))}${own}`,
      `agency=${isAgency}${own}`,
      ...topicMarks(lower).map((topic) => `${topic}${own}`),
      ...topicMarks(near(-1)).map((topic) => `-${topic}`),
      ...topicMarks(near(1)).map((topic) => `+${topic}`),
    ]
    return features.map(placeOf)
  })
}

function readLines(text: string, words: readonly PlacedWord[]): Map<number, Line> {
  const rows = text.split('\n')
  const lines = new Map<number, Line>()
  let before = ''
  for (const word of words) {
    const line = lines.get(word.line)
    if (line) {
      line.words.push(word)
      continue
    }
    const row = rows[word.line] ?? ''
    const [, label = ''] = /^\s*([\p{L} /&()]{2,30}?)\s*(?::|\t|\s{3,})/u.exec(row) ?? []
    lines.set(word.line, { words: [word], label: label.toLowerCase().trim(), text: row, before })
    before = headingMark(row)
  }
  return lines
}
