// The value of a number, however it is written: 1,250, twelve hundred, 1.2M, a dozen, two and a half, 3/4.
import { fractionParts, fractionSigns, scales, small, tens } from './quantity-words-data.ts'
import type { Token } from './tokens.ts'

export type Amount = {
  value: number
  until: number
  isCode?: boolean /** dozens, hundreds: more than one of them. */
  isVague?: boolean
}

const vague = /^(?:dozens|hundreds|thousands|millions)$/

export function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const sign = fractionSigns[token.text]
  if (sign !== undefined) return { value: sign, until: at + 1 }
  if (token.kind === 'number') return readDigits(tokens, at)
  if (token.kind !== 'word') return undefined
  if (vague.test(token.lower)) return { value: scales[token.lower] ?? 0, until: at + 1, isVague: true }
  if (/^(?:multi|multimillion)$/.test(token.lower)) return readMulti(tokens, at)
  return readPhrase(tokens, at) ?? readWords(tokens, at)
}

/** `multi-million`, `multimillion`. */
function readMulti(tokens: readonly Token[], at: number): Amount | undefined {
  if (tokens[at]?.lower === 'multimillion') return { value: 1e6, until: at + 1, isVague: true }
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  return tokens[next]?.lower === 'million' ? { value: 1e6, until: next + 1, isVague: true } : undefined
}

/** `a dozen`, `a couple of`, `half a million`, `a hundred`, `half a dozen`. */
function readPhrase(tokens: readonly Token[], at: number): Amount | undefined {
  const [first, second, third] = [0, 1, 2].map((step) => tokens[at + step]?.lower ?? '')
  if (first === 'dozen') return { value: 12, until: at + 1 }
  if (first === 'half' && second === 'a' && longScale(third)) return { value: longScale(third) / 2, until: at + 3 }
  if (first !== 'a') return undefined
  if (/^(?:couple|pair)$/.test(second ?? '')) return { value: 2, until: third === 'of' ? at + 3 : at + 2 }
  // `a fifth of`, `by a third`; `a third shift` is no share.
  const parts = /^(?:third|quarter|fifth|tenth)$/.test(second ?? '') ? fractionParts[second ?? ''] : undefined
  const before = tokens[at - 1]?.lower
  const isEnd =
    tokens[at + 2]?.kind !== 'word' ||
    /^(?:in|over|within|by|from|during|and|of|on|at|for|across|through|since|while|with|after)$/.test(third ?? '')
  const isPart =
    third === 'of' ||
    (before === 'by' && tokens[at + 2]?.kind !== 'number') ||
    (/^(?:to|about|over|nearly|almost|roughly|around|approximately|than|under)$/.test(before ?? '') &&
      isEnd &&
      tokens[at + 2]?.text !== '-')
  if (parts !== undefined && isPart) return { value: 1 / parts, until: at + 2 }
  if (second === 'half' && third === 'dozen') return { value: 6, until: at + 3 }
  return longScale(second) ? readScale(tokens, at + 1, 1, at + 1) : undefined
}

function longScale(word: string | undefined): number {
  return word && /^(?:dozen|hundred|thousand|million|billion)$/.test(word) ? (scales[word] ?? 0) : 0
}

function readDigits(tokens: readonly Token[], at: number): Amount {
  const token = tokens[at]
  const value = Number(token?.text.replace(/,/g, ''))
  const [slash, low] = [tokens[at + 1], tokens[at + 2]]
  const isFraction =
    slash?.text === '/' &&
    low?.kind === 'number' &&
    slash.start === token?.end &&
    low.start === slash.end &&
    /^(?:2|3|4|8|16|32)$/.test(low.text) &&
    value < Number(low.text)
  if (isFraction) return { value: value / Number(low.text), until: at + 3 }
  const [top, over, bottom] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  // 1 1/2
  if (
    top?.kind === 'number' &&
    over?.text === '/' &&
    over.start === top.end &&
    /^(?:2|3|4|8)$/.test(bottom?.text ?? '')
  )
    return { value: value + Number(top.text) / Number(bottom?.text), until: at + 4 }
  const part = fractionSigns[tokens[at + 1]?.text ?? '']
  if (part !== undefined) return { value: value + part, until: at + 2 }
  return readScale(tokens, at, value, at + 1)
}

/** `two hundred and forty`, `twenty-five`, `one and a half`. */
function readWords(tokens: readonly Token[], at: number): Amount | undefined {
  let value = 0
  let until = at
  let smallest = Number.POSITIVE_INFINITY
  for (let next = at; ; ) {
    const word = tokens[next]?.lower ?? ''
    const ten = tens[word]
    const one = small[word]
    const size = ten ?? one
    // After twenty only one to nine goes on, after a hundred anything below it.
    const isNext = size !== undefined && size < smallest && !(one !== undefined && one > 9 && smallest <= 10)
    if (!isNext || size === undefined) break
    value += size
    until = next + 1
    if (ten === undefined) break
    smallest = 10
    next = tokens[until]?.text === '-' ? until + 1 : until
  }
  if (until === at) return undefined
  const half = readHalf(tokens, until)
  if (half) return { value: value + half.value, until: half.until }
  const parts = fractionParts[tokens[nextWord(tokens, until)]?.lower ?? '']
  if (parts !== undefined && value < parts && tokens[nextWord(tokens, until)]?.lower !== 'second')
    return isShare(tokens, until, value)
      ? { value: value / parts, until: nextWord(tokens, until) + 1 }
      : { value, until }
  return readScale(tokens, at, value, until)
}

/** `two thirds` is a share; `three quarters in a row` are times of the year. */
function isShare(tokens: readonly Token[], until: number, value: number): boolean {
  const at = nextWord(tokens, until)
  const word = tokens[at]?.lower ?? ''
  if (/^quarters?$/.test(word)) return tokens[at + 1]?.lower === 'of' && value === 3
  if (value !== 1) return /s$/.test(word)
  // `by one third`; `one third shift` is no share.
  const next = tokens[at + 1]
  const isEnd =
    next?.kind !== 'word' ? next?.text !== '-' : /^(?:of|in|on|over|within|by|from|during)$/.test(next.lower)
  return tokens[at]?.joined === '-' || isEnd
}

function readHalf(tokens: readonly Token[], at: number): Amount | undefined {
  const words = [0, 1, 2].map((step) => tokens[at + step]?.lower).join(' ')
  if (words === 'and a half') return { value: 0.5, until: at + 3 }
  return words === 'and a quarter' ? { value: 0.25, until: at + 3 } : undefined
}

function nextWord(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '-' ? at + 1 : at
}

const gluedUnits =
  /^(?:k|m|mm|b|bn|st|nd|rd|th|s|x|v|kv|kw|mw|gb|tb|mb|ms|mg|ml|lb|lbs|ft|kg|g|oz|km|hr|hrs|h|min|mins|psi|rpm|mph|wpm|pm|am|yr|yrs|sec|pt|in|cc|cm|mm|hp|ish|a|w|hz|khz|mhz|ghz|pb|l|gal|sf|btu)$/

function readScale(tokens: readonly Token[], at: number, value: number, from: number): Amount {
  let total = value
  let until = from
  for (let place = nextScale(tokens, until); place !== undefined; place = nextScale(tokens, until)) {
    const scale = scales[tokens[place]?.lower ?? ''] ?? 1
    total *= scale
    until = place + 1
    const rest = tokens[until]?.lower === 'and' ? until + 1 : until
    const more = scale >= 100 && tokens[rest]?.kind === 'word' && scale <= 1000 ? readWords(tokens, rest) : undefined
    if (more && more.value < scale && Number.isInteger(more.value)) {
      total += more.value
      until = more.until
    }
  }
  const next = tokens[until]
  // 3.14.2 or 555-0142 are no amounts.
  const isCode =
    tokens[at]?.kind === 'number' &&
    next?.kind === 'word' &&
    next.start === tokens[until - 1]?.end &&
    !gluedUnits.test(next.lower)
  return isCode ? { value: total, until, isCode } : { value: total, until }
}

/** `2.3 million` and `2.3-million`; `1.2M` and `40k` only where the letter stands at the number or is a capital. */
function nextScale(tokens: readonly Token[], until: number): number | undefined {
  const place = tokens[until]?.text === '-' && longScale(tokens[until + 1]?.lower) ? until + 1 : until
  const next = tokens[place]
  if (next?.kind !== 'word' || scales[next.lower] === undefined || vague.test(next.lower)) return undefined
  if (next.lower.length > 2) return place
  const isGlued = next.start === tokens[place - 1]?.end
  // 5mm is a length where no money is meant.
  if (next.lower === 'mm' && !/^[$€£]$/.test(tokens[until - 2]?.text ?? '')) return undefined
  // `48 K–5 students` are 48.
  const isGrade = /^[-–]$/.test(tokens[place + 1]?.text ?? '') && tokens[place + 2]?.kind === 'number'
  return isGlued || ((next.text === 'M' || next.text === 'K') && !isGrade) ? place : undefined
}
