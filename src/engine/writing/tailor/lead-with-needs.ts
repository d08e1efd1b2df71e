// What they ask for and a lower line shows comes to the top of its job; so do the skills they name.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { topicsOf } from '../facts/topics.ts'
import { answerOf, gainOf, isWork } from '../match/needs.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import type { ShownNeed } from './shown-needs.ts'

const MOST_JOBS = 4
const FEWEST_LINES = 3
/** A line rated lower does not lead. */
const LEADS = 1.2
/** By less nobody would see the difference. */
const MORE = 0.5
/** What an answer to a wish adds to what a line says of itself. */
const ANSWERS = 0.6
/** So much of a wish is answered that it may be named. */
const NAMED = 0.5

type Wish = { quote: string; phrase: string | undefined }

/** The line of each job that argues most for this one comes first. */
export function leadLines(resume: Resume, posting: Posting): DraftChange[] {
  const { mustHave, niceToHave } = posting
  const wishes = [...mustHave, ...niceToHave].filter(isWork)
  return resume.experiences.slice(0, MOST_JOBS).flatMap(({ id, description }): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
    if (bullets.length < FEWEST_LINES || isMixed(lines)) return []
    const rated = bullets.map((text) => ({
      text,
      rating: rateLine(plain(text), posting) + ANSWERS * gainOf(topicsOf(plain(text)), posting),
    }))
    const [top] = rated
    const [best] = rated.filter(({ text }) => canLead(plain(text))).toSorted((one, other) => other.rating - one.rating)
    if (!top || !best || best === top || best.rating < LEADS || best.rating < top.rating + MORE) return []
    const named = bestAnswered(plain(best.text), wishes)
    return [
      {
        path: `experiences.${id}.description`,
        kind: 'order',
        group: 'match',
        before: bullets.join('\n'),
        after: [best.text, ...bullets.filter((text) => text !== best.text)].join('\n'),
        reason: named?.phrase
          ? `Nearest to what they ask for: ${named.phrase}. Now it leads.`
          : 'Leads with the line that says most for this job.',
        ...(named ? { requirement: named.quote } : {}),
      },
    ]
  })
}

/** The wish a line answers best, and whether its name reads right in a reason. */
function bestAnswered(line: string, wishes: readonly Wish[]): Wish | undefined {
  const told = topicsOf(line)
  const [best] = wishes
    .map((wish) => ({ wish, answer: answerOf(told, { topics: topicsOf(wish.quote) }) }))
    .filter(
      ({ wish: { phrase }, answer }) =>
        answer >= NAMED && phrase !== undefined && !/\d|^an? \p{L}+ \p{L}+ing$/u.test(phrase),
    )
    .toSorted((one, other) => other.answer - one.answer)
  return best?.wish
}

/** Neither broken nor about oneself. */
function canLead(text: string): boolean {
  return !isBroken(findFault(text)) && !/\b(?:I|my)\b/.test(text)
}

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}

const FEWEST_SKILLS = 4

export function leadSkills({ skillCategories }: Resume, needs: readonly ShownNeed[]): DraftChange[] {
  return skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const path = `skillCategories.${id}.skills`
    const wanted = skills
      .map(({ name }, index) => ({
        name,
        index,
        need: needs.find(({ source, isSkill }) => isSkill && source.path === path && source.text === name.trim()),
      }))
      .filter(({ need }) => need !== undefined)
    // One skill, or one that moves by a place, is change for its own sake.
    if (skills.length < FEWEST_SKILLS || wanted.length < 2 || wanted.every(({ index }, at) => index - at < 2)) return []
    const names = wanted.map(({ name }) => name)
    return [
      {
        path,
        kind: 'order',
        group: 'match',
        before: skills.map(({ name }) => name).join('\n'),
        after: [...names, ...skills.map(({ name }) => name).filter((name) => !names.includes(name))].join('\n'),
        reason: `They ask for ${joinWords(wanted.slice(0, 3).flatMap(({ need }) => need?.name ?? []))}; now they come first.`,
      },
    ]
  })
}
