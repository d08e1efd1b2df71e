// A skill of the resume as a sentence names it, where the posting has it too.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { remember } from '#engine/language/remember.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { isSoftSkill } from '../words/soft-skills.ts'
import { findTerms } from '../words/terms.ts'
import { skillName } from './skill-name.ts'

export const isPaperSkill =
  /\b(?:licen[cs]ed?|certificate|certified|certification|card|permit|ticket|endorsement|CDL|HGV|LGV|CPR|BLS|ACLS|first aid|class [A-E1-3])\b/i

/** Whoever has had a taste of it doesn't offer it. */
const atTheStart =
  /\b(?:basic|beginner|a (?:little|bit)|some|learning|school|rusty|familiar|exposure|when (?:it is )?necessary)\b/i

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

export const inBrackets = /\s*\(([^()]*)\)$/
/** How long or how well is another thing. */
const saysHow =
  /\b(?:years?|yrs?|months?|level|expert|advanced|intermediate|proficient|good|fluent|daily|self|expired|(?:19|20)\d\d)\b/i

function askedName(skill: string, name: string, posting: string): string | undefined {
  if (atTheStart.test(skill) || isPaperSkill.test(name) || isSoftSkill(name) || /[,;:.]|\b(?:and|or|I)\b/.test(name))
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
