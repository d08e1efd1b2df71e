// `References available on request`, `I hereby declare …`: lines that close a resume and say nothing of the person.
import type { Line } from '../line.ts'
import { wordSet, wordsOf } from '../words/word-set.ts'
import { headingKind } from './heading-lexicon.ts'
import { headingText } from './heading-line.ts'

const givers = wordSet('reference references referee referees testimonials')

const offers = wordSet(`
available supplied provided furnished given sent offered shared give provide supply send request requested needed need
required asked ask want wanted talk interview
`)

const between = wordSet(`
professional character personal further work excellent full written two three both are is will be can to gladly happily
happy on upon up your by if you when we meet at the an any time them names details contact of and from with as for my
`)

/** `I hereby declare that the above is true`, and where and when it was signed. */
const declaration = /^I (?:(?:do )?hereby |solemnly |here by )?(?:declare|certify|affirm|confirm) that\b/i
const signed = /^(?:place|date|signature|signed)\s*:/i

/** The lines without those that close the resume, and a heading that stands over nothing else. */
export function takeClosing(lines: readonly Line[]): { lines: Line[]; closing: Line[] } {
  const closing = new Set<Line>()
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    const isUnder = above !== undefined && headingKind(headingText(above)) === 'references'
    if (isPromise(line.text, isUnder)) {
      closing.add(line)
      if (isUnder) closing.add(above)
    } else if (declaration.test(line.text)) {
      closing.add(line)
      if (above && /^declaration\s*:?$/i.test(above.text)) closing.add(above)
      for (const below of lines.slice(at + 1, at + 5)) if (signed.test(below.text)) closing.add(below)
    }
  })
  return { lines: lines.filter((line) => !closing.has(line)), closing: lines.filter((line) => closing.has(line)) }
}

/** Nothing but the words in which references are promised, and more than the bare word, which is a heading. */
function isPromise(text: string, isUnder: boolean): boolean {
  if (text.length > 90) return false
  const words = wordsOf(text)
  const isTold = isUnder || words.some((word) => givers.has(word))
  return (
    isTold &&
    words.some((word) => offers.has(word)) &&
    words.every((word) => givers.has(word) || offers.has(word) || between.has(word))
  )
}
