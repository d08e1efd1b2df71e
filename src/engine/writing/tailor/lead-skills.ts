// The skills that say most for the job come first: readers see three of them.
import type { Career } from '../facts/career.ts'
import { askedSkill } from '../letter/name-skills.ts'
import { rateFacts } from '../match/rate-fact.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { leadsAnew, raise } from '../raise.ts'
import { joinWords } from '../words/join-words.ts'

const FEWEST_SKILLS = 4
const MOST_NAMED = 3
/** Nobody looks at the order further down. */
const LOOKED_AT = 3
/** Of 3: what is rated this much lower gives way. */
const FAR_LESS = 0.5

export function leadSkills(career: Career, posting: Posting): DraftChange[] {
  const ratings = new Map(
    rateFacts(career, posting).flatMap(({ kind, text, rating }) => (kind === 'skill' ? [[text, rating] as const] : [])),
  )
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || !isWhole) return []
    const after = raise(names, (name) => (canLead(name, posting) ? (ratings.get(name) ?? 0) : 0), FAR_LESS)
    if (!leadsAnew(names, after)) return []
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

/** A licence or a sentence among the skills leads nobody to read on; what the posting doesn't name tells them nothing. */
function canLead(name: string, posting: Posting): boolean {
  // `TypeScript (1 yr)` at the head says how little there is.
  if (/\([^()]*\b(?:1 ?(?:yr|year)|\d+ ?months?)\)/i.test(name)) return false
  // `Node/Express` is asked for where Node is.
  return name.split('/').some((part) => askedSkill(part, posting.text) !== undefined)
}
