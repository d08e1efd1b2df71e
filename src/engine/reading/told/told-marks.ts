// What the reader's lists know of the words of a text.
import type { PlacedWord } from '#engine/language/placed-words.ts'
import { companyScore } from '../words/company-words.ts'
import { schoolScore } from '../words/education-words.ts'
import { isLanguage } from '../words/languages.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { titleWorth } from './title-worth.ts'

/** Whether each word begins or continues with the longest title that the lists know. */
export function markTitles(words: readonly PlacedWord[]): string[] {
  const marks = words.map(() => '')
  for (let at = 0; at < words.length; ) {
    let length = 0
    for (let count = 1; count <= 6; count += 1) {
      const run = words.slice(at, at + count)
      const last = run.at(-1)
      if (!last || run.length < count || last.line !== words[at]?.line || !/[\p{L}&/-]/u.test(last.text)) break
      if (titleWorth(run.map(({ text }) => text).join(' ')) >= 2) length = count
    }
    for (let step = 0; step < length; step += 1) marks[at + step] = step === 0 ? 'B' : 'I'
    at += Math.max(1, length)
  }
  return marks
}

/** Whether each word begins or continues with the longest place that the lists know: `Little Rock` is one. */
export function markPlaces(words: readonly PlacedWord[]): string[] {
  const marks = words.map(() => '')
  for (let at = 0; at < words.length; ) {
    let length = 0
    for (let count = 1; count <= 3; count += 1) {
      const run = words.slice(at, at + count)
      if (run.length < count || run.some(({ text, line }) => line !== words[at]?.line || !/^\p{L}/u.test(text))) break
      if (placeScore(run.map(({ text }) => text).join(' ')) >= 2) length = count
    }
    for (let step = 0; step < length; step += 1) marks[at + step] = step === 0 ? 'B' : 'I'
    at += Math.max(1, length)
  }
  return marks
}

/** How the lists see a word. */
export function listsOf(word: string): string {
  const marks = [
    titleScore(word) >= 2 ? 't' : titleScore(word) > 0 ? 'u' : '',
    companyScore(word) >= 1.2 ? 'c' : companyScore(word) > 0 ? 'd' : '',
    schoolScore(word) > 1 ? 's' : '',
    placeScore(word) >= 1 ? 'p' : '',
    isLanguage(word) ? 'l' : '',
  ]
  return marks.join('')
}
