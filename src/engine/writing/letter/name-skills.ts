// Skills that the posting names and the resume lists, as a sentence says them.
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { remember } from '#engine/language/remember.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import type { Career } from '../facts/career.ts'
import { rateFacts } from '../match/rate-fact.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { isSoftSkill } from '../words/soft-skills.ts'
import { findTerms } from '../words/terms.ts'
import { isPaperSkill, type Named } from './name-qualifications.ts'
import { skillName } from './skill-name.ts'

const MOST_SKILLS = 5
/** `I also know SQL.` is a stub. */
const FEWEST_SKILLS = 2
const WORTH_SKILL = 1.2

/** Skills that the posting names; `said`: what the letter tells anyway. */
export function nameSkills(career: Career, posting: Posting, said: string): Named {
  const told = said.toLowerCase()
  const rated = rateFacts(career, posting).filter(({ kind, rating }) => kind === 'skill' && rating >= WORTH_SKILL)
  const found = rated.flatMap(({ text, entry }) => {
    const name = askedSkill(text, posting.text)
    return name && isKnown(name) && !told.includes(name.replace(inBrackets, '').toLowerCase()) ? [{ name, entry }] : []
  })
  const skills = [...new Map(found.map((skill) => [skill.name.toLowerCase(), skill])).values()].slice(0, MOST_SKILLS)
  const isStub = skills.length < FEWEST_SKILLS && !skills.some(({ name }) => name.includes('('))
  if (skills.length === 0 || isStub) return { text: undefined, entries: [], quotes: [] }
  return { text: joinWords(skills.map(({ name }) => name)), entries: skills.map(({ entry }) => entry), quotes: [] }
}

/** Whoever has had a taste of it doesn't offer it. */
const atTheStart =
  /\b(?:basics?|beginner|a (?:little|bit)|some|learning|school|rusty|familiar|exposure|when (?:it is )?necessary)\b|\([^()]*\b(?:\d+ ?months?|1 ?(?:yr|year))\)/i

/** `Looker basics`, `TypeScript (1 yr)` */
export function isOnlyBasic(skill: string): boolean {
  return atTheStart.test(skill)
}

/** Read once for all skills beside it. */
const termsOf = remember(8, (posting): ReadonlySet<string> => new Set(findTerms(posting).map(({ term }) => term.id)))

/** As a sentence names it, where the posting has it too: `Tableau`, `month-end close`. */
export function askedSkill(skill: string, posting: string): string | undefined {
  const name = skill.replace(inBrackets, '').trim()
  const named = askedName(skill, name, posting)
  const [, detail = ''] = inBrackets.exec(skill) ?? []
  // `Excel (pivot tables, lookups)`, `CMM (PC-DMIS)`: what of it; `(2 years)` is another thing.
  return named && detail !== '' && !saysHow.test(detail) ? `${named} (${detail})` : named
}

const inBrackets = /\s*\(([^()]*)\)$/
/** How long or how well is another thing. */
const saysHow =
  /\b(?:years?|yrs?|months?|level|expert|advanced|intermediate|proficient|good|fluent|daily|self|expired|(?:19|20)\d\d)\b/i

/** Nobody knows `overhead crane`, `dimensional` or `SHRM-CP`: one thing needs an article, and a paper is held. */
function isKnown(name: string): boolean {
  const terms = findTerms(name)
  if (terms.length > 0) return !terms.some(({ term }) => term.kind === 'credential')
  const last = tagWords(name.replace(inBrackets, '')).at(-1)
  return last?.tag !== 'ADJ' && !(last && countableNouns.has(last.lower) && !/s$/.test(last.lower))
}

function askedName(skill: string, name: string, posting: string): string | undefined {
  if (
    atTheStart.test(skill) ||
    isPaperSkill.test(name) ||
    isSoftSkill(name) ||
    /[,;:.]|\b(?:and|or|I|own)\b/.test(name)
  )
    return undefined
  const asked = termsOf(posting)
  const terms = findTerms(name)
  const isTool = terms.length > 0 && terms.every(({ term }) => term.kind === 'tool' && asked.has(term.id))
  // `in your own words` asks for no Word.
  const many = / |\p{L}{6}/u.test(name) ? 's?' : ''
  const isNamed = new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}${many}(?![\\p{L}\\d])`, 'iu').test(posting)
  if (isTool) return skillName(name)
  // As they write it: `three-way match`, but `Sage`.
  if (!isNamed) return undefined
  if (new RegExp(`(?<=\\p{L},? )${escapePattern(name)}(?!\\p{L})`, 'u').test(posting)) return name
  return posting.includes(lowerOpening(name)) ? lowerOpening(name) : skillName(name)
}
