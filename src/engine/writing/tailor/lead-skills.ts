// The skills in the order of the posting: what it requires, what it would like, then the rest as they were. Readers see
// three of them.
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askedSkill } from '../letter/name-skills.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import { isNamedIn } from './shown-needs.ts'

const FEWEST_SKILLS = 4
/** Nobody looks at the order further down. */
const LOOKED_AT = 3
/** What a skill among the first says for the job, and how much more all of them have to say for a change to be worth a click. */
const REQUIRED = 2
const WORTH_A_CLICK = 2

export function leadSkills(career: Career, posting: Posting, match: Match): DraftChange[] {
  // What everybody claims and what no line or list shows leads nobody to read on.
  const wishes = [...match.mustHave, ...match.niceToHave].filter(
    ({ requirement: { kind }, state }) => state !== 'missing' && kind !== 'trait' && kind !== 'physical',
  )
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || !isWhole) return []
    const places = new Map(names.map((name) => [name, placeOf(name, wishes, posting)]))
    const place = (name: string) => places.get(name) ?? wishes.length
    const after = names.toSorted((one, other) => place(one) - place(other))
    const worth = (name: string) => {
      const wish = wishes[place(name)]?.requirement
      if (!wish || everyOffice.test(name)) return 0
      return wish.need === 'must' ? REQUIRED : 1
    }
    const sum = (list: readonly string[]) => list.slice(0, LOOKED_AT).reduce((all, name) => all + worth(name), 0)
    if (sum(after) < sum(names) + WORTH_A_CLICK) return []
    const top = new Set(names.slice(0, LOOKED_AT))
    const risen = after.slice(0, LOOKED_AT).filter((name) => !top.has(name) && worth(name) > 0)
    const isRequired = risen.every((name) => worth(name) === REQUIRED)
    return [
      {
        path: `skillCategories.${id}.skills`,
        kind: 'order',
        group: 'match',
        before: names.join('\n'),
        after: after.join('\n'),
        reason: `Puts first what they ${isRequired ? 'require' : 'ask for'}: ${joinWords(risen.map((name) => name.replace(/\s*\([^)]*\)/g, '')))}.`,
      },
    ]
  })
}

/** Which of the wishes, in the order of the posting, a skill answers; after the last where none. */
function placeOf(name: string, wishes: readonly MatchedRequirement[], posting: Posting): number {
  // `TypeScript (1 yr)` at the head says how little there is.
  if (/\([^()]*\b(?:1 ?(?:yr|year)|\d+ ?months?)\)/i.test(name)) return wishes.length
  const at = wishes.findIndex(
    ({ requirement: { quote, kind }, evidence }) =>
      isNamedIn(name, quote) ||
      sharesTerm(name, quote) ||
      // A paper or a language is listed by the name that proves it; `Node/Express` is asked for where Node is.
      (evidence.some(({ entry, quote: shown }) => entry.startsWith('skillCategories.') && shown === name) &&
        (kind === 'licence' ||
          kind === 'language' ||
          name.split('/').some((part) => askedSkill(part, posting.text) !== undefined))),
  )
  return at < 0 ? wishes.length : at
}

function sharesTerm(name: string, quote: string): boolean {
  const asked = new Set(topicsOf(quote).map(({ key }) => key))
  return topicsOf(name).some(({ key }) => key.startsWith('term:') && asked.has(key))
}

/** What every office uses. */
const everyOffice = /^(?:MS|Microsoft)?\s*(?:Office(?: 365)?|Excel|Word|Outlook|PowerPoint|Teams)$/i
