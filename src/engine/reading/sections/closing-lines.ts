// `References available on request`, `I hereby declare …`: lines that close a resume and say nothing of the person.
import type { Line } from '../line.ts'
import { headingKind } from './heading-lexicon.ts'
import { headingText } from './heading-line.ts'

const giver = '(?:(?:professional|character|personal|further|work)\\s+)?(?:references?|referees?|testimonials?)'
const given =
  '(?:(?:are|is|will be|can be|to be|gladly|happily)\\s+)*(?:available|supplied|provided|furnished|given|sent|offered|shared|happy to give|supplied if|ready)?'
const when =
  '(?:(?:up)?on\\s+(?:your\\s+)?request|by request|if (?:you )?(?:need|want|ask|require)\\p{L}*(?: them)?|if (?:needed|required|asked)|when (?:needed|required|asked|we talk)|at (?:the )?interview|at any time)?'

const closing = new RegExp(`^${giver}\\s*[:–—-]?\\s*(?:${given})\\s*${when}[\\s.!]*$`, 'iu')
const promise =
  /^(?:(?:gladly |happily )?(?:available|supplied|provided|furnished|given|sent|happy to give)\b.{0,30}?)?(?:\b(?:up)?on (?:your )?request|\bif (?:you )?(?:need|want|ask|requir)\p{L}*(?: them)?|\bwhen we talk|\bat interview)[\s.!]*$/iu

/** `I hereby declare that the above is true`, and where and when it was signed. */
const declaration = /^I (?:(?:do )?hereby |solemnly |here by )?(?:declare|certify|affirm|confirm) that\b/i
const signed = /^(?:place|date|signature|signed)\s*:/i

/** The lines without those that close the resume, and a heading that stands over nothing else. */
export function takeClosing(lines: readonly Line[]): { lines: Line[]; closing: Line[] } {
  const closing = new Set<Line>()
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    const isUnder = above !== undefined && headingKind(headingText(above)) === 'references'
    if (isUnder && promise.test(line.text)) {
      closing.add(above)
      closing.add(line)
    } else if (isClosing(line.text)) closing.add(line)
    else if (declaration.test(line.text)) {
      closing.add(line)
      if (above && /^declaration\s*:?$/i.test(above.text)) closing.add(above)
      for (const below of lines.slice(at + 1, at + 5)) if (signed.test(below.text)) closing.add(below)
    }
  })
  return { lines: lines.filter((line) => !closing.has(line)), closing: lines.filter((line) => closing.has(line)) }
}

/** More than the bare word, which is a heading. */
function isClosing(text: string): boolean {
  return text.length < 90 && closing.test(text) && !/^\p{L}+\s*:?$/u.test(text.trim())
}
