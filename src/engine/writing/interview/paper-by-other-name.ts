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
  // The tickets for maintaining a saw and felling with it.
  [/\bchain ?saws?\b/i, /\bCS ?(?:30|31|32|38|39)\b/],
  // `X` on an American licence is hazmat and tanker in one.
  [
    /^(?:an? )?(?:tanker|tank vehicles?)(?: \(?N\)?)? endorsement/i,
    /\bendorse\w*\b[ :(]*(?:\p{Lu},? ?(?:and )?)*[NX]\b/iu,
  ],
  [
    /^(?:an? )?ha[sz] ?mat(?:erials?)?(?: \(?H\)?)? endorsement/i,
    /\bendorse\w*\b[ :(]*(?:\p{Lu},? ?(?:and )?)*[HX]\b/iu,
  ],
]

export function isHeldByOtherName(paper: string, career: Career): boolean {
  const { lines } = career
  return (
    sames.some(([asked, held]) => asked.test(paper) && lines.some(({ text }) => held.test(text))) ||
    isHeldByTitle(paper, career)
  )
}

/** `Journeyman or Master Electrician license`: whoever works as a journeyman electrician holds the one of them that will do. */
function isHeldByTitle(paper: string, { jobs }: Career): boolean {
  const [, first = '', other = ''] = /^(.+?) or (.+?) (?:licen[cs]e|certificate|card|registration)$/i.exec(paper) ?? []
  const [rank, trade] = [first, other].map((words) => words.toLowerCase().split(' ').at(-1) ?? '')
  const [otherRank] = other.toLowerCase().split(' ')
  if (!rank || !trade || otherRank === trade) return false
  return jobs.some(({ title }) => {
    const words = title.toLowerCase().split(/[^\p{L}]+/u)
    return words.includes(trade) && (words.includes(rank) || words.includes(otherRank ?? ''))
  })
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
