// A text as words and signs with their places. Hyphens and slashes part words, so that `front-end` and `front end` are one.
import { stem } from './stem.ts'

export type Token = {
  text: string
  lower: string
  stem: string
  kind: 'word' | 'number' | 'sign'
  start: number
  end: number
  /** Stands at the beginning of the text or after a full stop, colon, bullet or line break. */
  isFirst: boolean
  /** Joined to the word before it by a hyphen or slash. */
  joined: '-' | '/' | undefined
}

/** Names with signs in them come before plain words. */
const pattern =
  /([Ee]-mail\w*|C\+\+|C#|F#|\.NET|[A-Za-z]+\.(?:js|io|ai|com|net|org)\b|[A-Z]&[A-Z]\b|(?:[A-Z]\.){2,}|[\p{L}\p{M}]+(?:[’'][\p{L}]+)*(?:\d+\b)?)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|([^\s\p{L}\p{N}])/gu

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  let lineEnd = 0
  for (const match of text.matchAll(pattern)) {
    const [raw, word, number] = match
    const start = match.index
    if (text.slice(lineEnd, start).includes('\n')) isFirst = true
    lineEnd = start + raw.length
    const kind = wordKind(word, number)
    const before = text[start - 1]
    const joined =
      (before === '-' || before === '/') && /[\p{L}\p{N}]/u.test(text[start - 2] ?? '') ? before : undefined
    tokens.push({
      text: raw,
      lower: raw.toLowerCase().replace(/’/g, "'"),
      stem: kind === 'word' ? stem(raw) : raw,
      kind,
      start,
      end: start + raw.length,
      isFirst: isFirst && kind !== 'sign',
      joined,
    })
    if (kind !== 'sign') isFirst = false
    else if (/[.!?:;•“"(]/.test(raw)) isFirst = true
  }
  return tokens
}

function wordKind(word: string | undefined, number: string | undefined): Token['kind'] {
  if (word !== undefined) return 'word'
  return number === undefined ? 'sign' : 'number'
}

/** The stems of the words of a text, in order. */
export function stemsOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.stem)
}
