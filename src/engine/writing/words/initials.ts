// Abbreviations of words that stand in a text: SOPs for standard operating procedures, VPs for vice presidents.
import { stem } from './stem.ts'
import type { Token } from './tokens.ts'

const skipped = /^(?:of|and|the|for|in|to|on|at|a|an)$/

/** Where the words stand that the letters abbreviate; also letters for one word: rep for representative. */
export function findSpelledOut(short: string, tokens: readonly Token[]): { from: number; until: number } | undefined {
  const letters = short.replace(/[’']?s$/, '').replace(/\./g, '')
  if (!/^[A-Z&]{2,6}$/.test(letters)) return undefined
  const words = tokens.flatMap((token, at) => (token.kind === 'word' ? [{ token, at }] : []))
  for (const [start] of words.entries()) {
    const end = spell(letters.toLowerCase().replace(/&/g, ''), words, start)
    const [first, last] = [words[start], end === undefined ? undefined : words[end - 1]]
    if (first && last) return { from: first.at, until: last.at + 1 }
  }
  return undefined
}

function spell(letters: string, words: readonly { token: Token }[], start: number): number | undefined {
  let at = start
  for (const letter of letters) {
    while (at > start && skipped.test(words[at]?.token.lower ?? '') && words[at]?.token.lower[0] !== letter) at += 1
    if (words[at]?.token.lower[0] !== letter) return undefined
    at += 1
  }
  return at
}

/** Whether a word is the beginning of one of these words, as rep and med are. */
export function isCutFrom(word: string, stems: ReadonlySet<string>): boolean {
  const cut = stem(word)
  if (cut.length < 2) return false
  for (const full of stems) if (full.length > cut.length + 2 && full.startsWith(cut)) return true
  return false
}
