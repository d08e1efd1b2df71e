// A text as words and signs with their places. Hyphens and slashes part words, so that `front-end` and `front end` are one.
import { stem } from './stem.ts'

export type Token = {
  text: string
  lower: string
  stem: string
  kind: 'word' | 'number' | 'sign'
  start: number
  end: number
}

/** Names with signs in them come before plain words. */
const pattern =
  /([Ee]-mail\w*|C\+\+|C#|F#|\.NET|[A-Za-z]+\.(?:js|io|ai|com|net|org)\b|[A-Z]&[A-Z]\b|(?:[A-Z]\.){2,}|[\p{L}\p{M}]+(?:[’'][\p{L}]+)*(?:\d+\b)?)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|([^\s\p{L}\p{N}])/gu

export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [raw, word, number] = match
    const kind = wordKind(word, number)
    return {
      text: raw,
      lower: raw.toLowerCase().replace(/’/g, "'"),
      stem: kind === 'word' ? stem(raw) : raw,
      kind,
      start: match.index,
      end: match.index + raw.length,
    }
  })
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
