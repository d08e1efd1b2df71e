// A paper that the resume has under another name: whoever holds an HR or a C+E licence may drive a car, `Class 1` is the
// licence for artics, and a Certificate III or an apprenticeship served is a trade certificate. Nobody is asked for it again.
import type { Career } from '../facts/career.ts'

/** What asks for it, and what says that it is there. */
const sames: readonly (readonly [asked: RegExp, held: RegExp])[] = [
  [
    /^(?!.*(?:\bclass\b|categor|\bCDL\b|\bHGV\b|\bLGV\b|\bPCV\b|\bMR\b|\bHR\b|\bHC\b|\bMC\b|forklift|C\+E)).*\bdriv\w+['’]?s?['’]? (?:licen[cs]e|permit)/i,
    /\b(?:driv\w+['’]?s?['’]?|HR|MR|LR|HC|MC|class [1-5A-E]+|full|clean|C\+?E|HGV|LGV|PCV|CDL|category [BCD]) (?:clean |UK |manual )?licen[cs]e|\bCDL\b|\b(?:HGV|LGV) class [12]\b|\bC\+E\b|\blicen[cs]e:? (?:class|category)\b/i,
  ],
  [
    /\bC\+E\b|\bcategory CE\b|\bclass 1\b.*licen[cs]e|\bLGV 1\b|\bHGV 1\b/i,
    /\bC\+E\b|\b(?:HGV|LGV)? ?class (?:1|one)\b|\bcategory CE\b/i,
  ],
  [
    /\btrade (?:certificate|certification|papers|qualif\w+)|\btime[- ]served\b|\bqualified tradesperson\b/i,
    /\btrade[- ]qualified\b|\btime[- ]served\b|\bcert(?:ificate|\.)? ?(?:III|3)\b.*\btrade\b|\bjourney(?:man|person|woman|worker)\b|\bred seal\b|\btrade (?:certificate|papers|qualification)\b/i,
  ],
]

export function isHeldByOtherName(paper: string, { lines }: Career): boolean {
  return sames.some(([asked, held]) => asked.test(paper) && lines.some(({ text }) => held.test(text)))
}

const LONGEST_PART = 5

/** `Valid CPC and digital tachograph card`: each of them by itself. */
export function partsOfPaper(quote: string): string[] {
  const parts = quote
    .replace(/^(?:an? )?(?:valid|current|active|full) /i, '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/,? and |, | & /)
  return parts.length > 1 && parts.every((part) => part.split(' ').length <= LONGEST_PART) ? parts : []
}
