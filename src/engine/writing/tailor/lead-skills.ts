// The skills in the order of the posting: what it requires, what the work needs, what it would like, then the rest as they
// were. Readers see three of them.
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askedSkill, isOnlyBasic } from '../letter/name-skills.ts'
import type { Evidence, Match } from '../match/match.ts'
import type { Posting, RequirementKind } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import { isSoftSkill } from '../words/soft-skills.ts'
import { isNamedIn } from './shown-needs.ts'

const FEWEST_SKILLS = 4
/** Nobody looks at the order further down. */
const LOOKED_AT = 3
/** What a skill among the first says for the job, and how much more all of them have to say for a change to be worth a click. */
const REQUIRED = 2
const OF_WORK = 1.5
const NICE = 1
const WORTH_A_CLICK = 2
/** Of what is less surely a must, `Nice to have` may have been read past. */
const SURELY_MUST = 0.6

type Wish = { quote: string; worth: number; kind?: RequirementKind | undefined; evidence: readonly Evidence[] }

/** What everybody claims and what no line or list shows leads nobody to read on. */
function wishesOf({ mustHave, niceToHave, duties }: Match): Wish[] {
  const asked = [...mustHave, ...niceToHave]
    .filter(({ requirement: { kind }, state }) => state !== 'missing' && kind !== 'trait' && kind !== 'physical')
    .map(
      ({ requirement: { quote, kind, need, chance }, evidence }): Wish => ({
        quote,
        kind,
        evidence,
        worth: need === 'must' && chance >= SURELY_MUST ? REQUIRED : NICE,
      }),
    )
  const work = duties.map(({ quote, evidence }): Wish => ({ quote, evidence, worth: OF_WORK }))
  return [...asked, ...work].toSorted((one, other) => other.worth - one.worth)
}

export function leadSkills(career: Career, posting: Posting, match: Match): DraftChange[] {
  const wishes = wishesOf(match)
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const names = skills.map(({ name }) => name)
    // `AWS (ECS` and `RDS)`: a list that was read in pieces.
    const isWhole = names.every((name) => name.split('(').length === name.split(')').length)
    if (names.length < FEWEST_SKILLS || !isWhole) return []
    const places = new Map(names.map((name) => [name, placeOf(name, wishes, posting)]))
    const place = (name: string) => places.get(name) ?? wishes.length
    const after = names.toSorted((one, other) => place(one) - place(other))
    const worth = (name: string) => {
      return everyOffice.test(name) ? 0 : (wishes[place(name)]?.worth ?? 0)
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
function placeOf(name: string, wishes: readonly Wish[], posting: Posting): number {
  // `TypeScript (1 yr)`, `Looker basics` at the head says how little there is, and `Customer service` says nothing.
  if (isOnlyBasic(name) || isSoftSkill(name) || everybodys.test(name)) return wishes.length
  const at = wishes.findIndex(
    ({ quote, kind, evidence }) =>
      isNamedIn(name, quote) ||
      sharesTerm(name, quote) ||
      isShortened(name, quote) ||
      // A paper or a language is listed by the name that proves it; `Node/Express` is asked for where Node is.
      (evidence.some(({ entry, quote: shown }) => entry.startsWith('skillCategories.') && shown === name) &&
        (kind === 'licence' ||
          kind === 'language' ||
          name.split('/').some((part) => askedSkill(part, posting.text) !== undefined))),
  )
  return at < 0 ? wishes.length : at
}

/** `AD` for Active Directory */
function isShortened(name: string, quote: string): boolean {
  const initials = (name.match(/(?<![\p{L}\d])\p{Lu}/gu) ?? []).join('')
  return name.includes(' ') && initials.length > 1 && new RegExp(`\\b${initials}\\b`).test(quote)
}

function sharesTerm(name: string, quote: string): boolean {
  const asked = new Set(topicsOf(quote).map(({ key }) => key))
  return topicsOf(name).some(({ key }) => key.startsWith('term:') && asked.has(key))
}

/** What every office uses. */
const everyOffice = /^(?:MS|Microsoft)?\s*(?:Office(?: 365)?|Excel|Word|Outlook|PowerPoint|Teams)$/i
/** Anybody can claim it. */
const everybodys =
  /^(?:(?:strong|excellent) )?(?:customer service|communication|data entry|typing|computer skills|problem[- ]solving)$/i
