// The skills that say most for the job come first: readers see three of them.
import type { Career } from '../facts/career.ts'
import { askedSkill } from '../letter/name-skills.ts'
import type { Match } from '../match/match.ts'
import { rateFacts } from '../match/rate-fact.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { leadsAnew, raise } from '../raise.ts'
import { joinWords } from '../words/join-words.ts'

const FEWEST_SKILLS = 4
const MOST_NAMED = 3
/** Nobody looks at the order further down. */
const LOOKED_AT = 3
/** Of 3: what is rated this much lower gives way. */
const FAR_LESS = 0.5
/** By so much what comes first says more than what came first. */
const CLEARLY = 0.9

/** What they make a condition comes before whatever else they name. */
const CONDITION = 3

export function leadSkills(career: Career, posting: Posting, match: Match): DraftChange[] {
  const ratings = new Map(
    rateFacts(career, posting).flatMap(({ kind, text, rating }) => (kind === 'skill' ? [[text, rating] as const] : [])),
  )
  const papers = papersHeld(match)
  const proving = provingSkills(match, () => true)
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || !isWhole) return []
    const rate = (name: string) =>
      papers.has(name)
        ? CONDITION + FAR_LESS
        : proving.has(name) && !everyOffice.test(name) && canLead(name, posting)
          ? (ratings.get(name) ?? 0)
          : 0
    const after = raise(names, rate, FAR_LESS)
    const [old = '', fresh = ''] = [names[0], after[0]]
    // Two that change places are not worth a click.
    if (!leadsAnew(names, after) || rate(fresh) < rate(old) + CLEARLY) return []
    const top = new Set(names.slice(0, LOOKED_AT))
    const risen = after.slice(0, LOOKED_AT).filter((name) => !top.has(name))
    if (risen.length === 0) return []
    const named = risen.slice(0, MOST_NAMED).map((name) => name.replace(/\s*\([^)]*\)/g, ''))
    return [
      {
        path: `skillCategories.${id}.skills`,
        kind: 'order',
        group: 'match',
        before: names.join('\n'),
        after: after.join('\n'),
        reason: `Moves up what is closest to what they ask for: ${joinWords(named)}.`,
      },
    ]
  })
}

/** `ServSafe Manager`, where they ask for it. */
function papersHeld(match: Match): ReadonlySet<string> {
  return provingSkills(match, ({ kind, need }) => kind === 'licence' || (kind === 'language' && need === 'must'))
}

/** The skills by which the resume meets what they ask for. */
function provingSkills(
  { mustHave, niceToHave }: Match,
  isMeant: (requirement: Requirement) => boolean,
): ReadonlySet<string> {
  return new Set(
    [...mustHave, ...niceToHave].flatMap(({ requirement, state, evidence }) =>
      state !== 'missing' && isMeant(requirement)
        ? evidence.flatMap(({ entry, quote }) => (entry.startsWith('skillCategories.') ? [quote] : []))
        : [],
    ),
  )
}

/** What every office uses leads nobody to read on. */
const everyOffice = /^(?:MS|Microsoft)?\s*(?:Office(?: 365)?|Excel|Word|Outlook|PowerPoint|Teams)$/i

/** A licence or a sentence among the skills leads nobody to read on; what the posting doesn't name tells them nothing. */
function canLead(name: string, posting: Posting): boolean {
  // `TypeScript (1 yr)` at the head says how little there is.
  if (/\([^()]*\b(?:1 ?(?:yr|year)|\d+ ?months?)\)/i.test(name)) return false
  // `Node/Express` is asked for where Node is.
  return name.split('/').some((part) => askedSkill(part, posting.text) !== undefined)
}
