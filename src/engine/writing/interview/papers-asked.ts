// Papers a posting names and the resume does not. Recruiters look for them first, and a tick is answer enough.
import { withArticle } from '#engine/language/articles.ts'
import type { Career } from '../facts/career.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { namesPaper } from '../match/names-paper.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { findTerms } from '../words/terms.ts'
import { anyPaper, everybodys } from './ask-for.ts'
import { isKnownPaper } from './ask-for-name.ts'
import { isHeldByOtherName } from './paper-by-other-name.ts'

const SURE = 0.8
const MOST_WORDS = 7
const MOST = 5

const paper =
  /\b(?:licen[cs]es?|tickets?|certificat(?:e|es|ion)|certs?|cards?|permits?|endorsements?|accreditation|registration|medical)$/i
/** `PALS`, `ADR`, `ENG1` */
const initials = /^\p{Lu}{2,}[\p{Lu}\d]*(?: \d)?$/u

const ahead = /^(?:(?:an?|the|current|valid|active|up[- ]to[- ]date|must (?:have|hold)|hold(?:s|ing)?|your|own) )+/i

/** `Journeyman or Master license (required)`: the choice alone. */
function bareChoice(quote: string): string {
  return / or /.test(quote) ? quote.replace(/ ?\([^()]*\)/g, '') : ''
}

/** As it stands behind `I hold`: `a full CE licence`, `OSHA 30 certification`. */
export function sayPaper(name: string): string {
  const said = lowerOpening(name)
  return /(?:licen[cs]e|ticket|certificate|cert|card|permit|endorsement|medical)$/i.test(said)
    ? withArticle(said)
    : said
}

/** As the person may tick them: what must be had first, each by itself. */
export function papersAsked({ mustHave, niceToHave }: Match, career: Career): string[] {
  const asked = [...mustHave, ...niceToHave]
    .filter(isOpen)
    .filter(({ requirement }) => !isHeldByOtherName(bareChoice(requirement.quote), career))
    .flatMap(({ requirement }) => papersIn(requirement.quote))
  const held = career.lines.filter(({ entry }) => !entry.startsWith('experiences.'))
  const called = new Set(career.jobs.flatMap(({ title }) => credentialsIn(title)))
  return (
    [...new Map(asked.map((name) => [name.toLowerCase(), name])).values()]
      // `Certified Nursing Assistant` by title: whoever worked as one was one.
      .filter((name) => !credentialsIn(name).some((one) => called.has(one)))
      .filter((name) => !isHeldByOtherName(name, career))
      .filter((name) => !held.some(({ text }) => namesPaper(name, text) === 'all' || isNearly(name, text)))
      .slice(0, MOST)
  )
}

/** `A Grade Electrical Licence (Vic)` is the `Victorian A Grade licence`; a class 2 licence is no class 1. */
function isNearly(name: string, held: string): boolean {
  const [kind = ''] = paper.exec(name) ?? []
  const words = wordsOf(name).filter((word) => word !== kind.toLowerCase())
  const own = new Set(wordsOf(held))
  const shared = words.filter((word) => own.has(word))
  const isOther = words.some((word) => /\d/.test(word) && !own.has(word))
  return kind !== '' && own.has(kind.toLowerCase()) && !isOther && shared.length * 2 >= words.length
}

function credentialsIn(text: string): string[] {
  return findTerms(text).flatMap(({ term }) => (term.kind === 'credential' ? [term.id] : []))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

function isOpen({ requirement: { kind, chance }, state }: MatchedRequirement): boolean {
  return kind === 'licence' && state !== 'met' && chance >= SURE
}

/** `A forklift or reach truck licence (current)` names two. */
function papersIn(quote: string): string[] {
  // `Refrigeration experience (EPA certificate`, cut at a comma: the paper is in the bracket.
  const [, inside = quote] = /\(([^()]*)$/.exec(quote) ?? []
  const said = inside
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/,? or (?:equivalent|similar|any other|(?:the )?(?:ability|willing\w*|working|eligib\w+)) ?.*$/i, '')
    .replace(
      / (?:at hire|within|before|after|prior to|from|for|issued|on|required|preferred|desirable|essential)\b.*$/i,
      '',
    )
    .replace(/[.,;:]$/, '')
  const parts = said
    .split(/,? (?:and|or) |, | \/ /)
    // `Excel-FPC certification`: two items of a list that lost its line breaks.
    .map((part) => part.replace(ahead, '').replace(/^\p{Lu}?\p{Ll}{2,}-(?=\p{Lu})/u, ''))
  const [kind = ''] = paper.exec(parts.at(-1) ?? '') ?? []
  const named = parts.map((part) =>
    (isPaper(part) || kind === '' ? part : `${part} ${kind}`).replace(
      /(?<=licen[cs]e|ticket|certificate|cert|card|permit|endorsement)s$/i,
      '',
    ),
  )
  // `UAV or laser scanning`, `CDL Class A or B with passenger endorsement`: not one paper beside another.
  if (/ or /.test(said) && !named.every((part) => isPaper(part) && part.split(' ')[0] !== part.charAt(0))) return []
  return named.filter(isPaper).map((part) => part.charAt(0).toUpperCase() + part.slice(1))
}

/** Whether it is one, and not one that everybody gets on the first day. */
function isPaper(part: string): boolean {
  const words = part.split(' ')
  return (
    words.length <= MOST_WORDS &&
    ((words.length > 1 && paper.test(part) && !words.every((word) => anyPaper.test(word))) ||
      (initials.test(part) && isKnownPaper(part))) &&
    !/^(?:obtain|maintain|pass|complete|get|have|hold|possess)\b/i.test(part) &&
    !everybodys.test(part)
  )
}
