// From when to when, in sentences: `since 2019`, `between 2012 and 2019`, `twenty-five years, until 2023`.
import { type FoundDate, findDates } from '../dates/find-dates.ts'

export type ToldPeriod = { from: string; to: string; current: boolean }

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const numbers = new Map([...units, ...teens].map((word, at) => [word, at + 1]))
for (const [at, ten] of tens.entries()) {
  numbers.set(ten, 10 * (at + 2))
  for (const [one, unit] of units.entries()) numbers.set(`${ten} ${unit}`, 10 * (at + 2) + one + 1)
}
const small = `(?:(?:${tens.join('|')})(?:[\\s-](?:${units.join('|')}))?|${[...teens, ...units].join('|')})`

/** `twenty twenty one` is 2021, as it is said. */
export function writeYears(text: string): string {
  return text
    .replace(new RegExp(`\\b(twenty|nineteen)\\s+(${small})\\b`, 'giu'), (whole, century: string, rest: string) => {
      const years = numberOf(rest)
      return years !== undefined && years >= 10 ? `${century.toLowerCase() === 'twenty' ? 20 : 19}${years}` : whole
    })
    .replace(new RegExp(`\\btwo thousand(?:\\s+and)?(?:\\s+(${small}))?\\b`, 'giu'), (_, rest: string | undefined) =>
      String(2000 + (rest ? (numberOf(rest) ?? 0) : 0)),
    )
}

function numberOf(text: string): number | undefined {
  const plain = text.toLowerCase().replace('-', ' ')
  return /^\d+$/.test(plain) ? Number(plain) : numbers.get(plain)
}

const lasting = new RegExp(`\\b(\\d{1,2}|${small})\\s+(?:\\p{L}+\\s+)?(?:years?|yrs?)\\b`, 'iu')
const begins =
  /\b(?:joined|join|started|start|began|begun|since|from|hired|came|back to work|returned|promoted|became|made)\b[^;]{0,60}$/i
const ends = /\b(?:until|till|up to|left|retired|finished|ended|closed|let go|redundant)\b[^;]{0,30}$/i

/** Undefined where the words tell of no time. */
export function findPeriod(words: string): ToldPeriod | undefined {
  const text = writeYears(words)
    .replace(/\bbetween (.{4,20}?) and (?=\S*\s?\d{4})/gi, '$1 to ')
    .replace(/\b(\d{4}) and (?=\d{4}\b)/g, '$1 to ')
    .replace(/\b(from|since|in|about|around) (?:like|about|around|early|late|roughly) (?=\S*\s?\d{4})/gi, '$1 ')
    // `from 1999 until they closed in 2017`
    .replace(
      /\b(from \S*\s?\d{4}),? (?:until|till|to when) (?:i|he|she|it|we|they|the) [^,.;\d]{1,30}?(?=\d{4}\b)/gi,
      '$1 to ',
    )
  const dates = findDates(text)
  const period = dates.find((date) => date.isPeriod && isHeld(text, date)) ?? dates.find((date) => date.isPeriod)
  if (period) return { from: period.from, to: period.to, current: period.current }
  const [single] = dates
  if (!single) return undefined
  const before = text.slice(0, single.end).replace(/\S*\d{4}$/, '')
  if (ends.test(before)) return { from: startOf(text, single.to), to: single.to, current: false }
  if (begins.test(before)) return { from: single.to, to: '', current: true }
  // `the summer before that (2024)`
  if (/\(\s*$/.test(text.slice(0, single.start))) return { from: single.to, to: single.to, current: false }
  return undefined
}

/** What somebody has done for years says when it ended or began. */
function startOf(text: string, end: string): string {
  const years = numberOf(lasting.exec(text)?.[1] ?? '')
  const year = Number(end.slice(0, 4))
  return years && year ? String(year - years) : ''
}

/** `I live in Calgary since 2022` is no job. */
function isHeld(text: string, { start }: FoundDate): boolean {
  return !/\b(?:live|living|reside|residing|married)\b[^,.;]{0,40}$/i.test(text.slice(0, start))
}
