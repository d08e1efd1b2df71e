// What they ask for and a lower line shows comes to the top of its job; so do the skills they name.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import type { ShownNeed } from './shown-needs.ts'

const MOST_JOBS = 3
const LATEST = 2
const FEWEST_LINES = 3
/** A line rated lower does not lead, whatever it names. */
const LEADS = 0.8
/** A line that argues this much more leads without naming anything. */
const MUCH_MORE = [0.65, 0.9]
const NAMED = 0.6

type Rated = { text: string; rating: number; need: ShownNeed | undefined }

export function leadLines(resume: Resume, posting: Posting, needs: readonly ShownNeed[]): DraftChange[] {
  return resume.experiences.slice(0, MOST_JOBS).flatMap(({ id, description }, place): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
    if (bullets.length < FEWEST_LINES || isMixed(lines)) return []
    const path = `experiences.${id}.description`
    const rated = bullets.map((text): Rated => {
      const need = needs.find(({ source, isSkill }) => !isSkill && source.path === path && source.text === plain(text))
      return { text, need, rating: rateLine(plain(text), posting) + (need ? NAMED : 0) }
    })
    const [top] = rated
    const [best] = rated
      .filter(({ text, rating }) => rating >= LEADS && canLead(plain(text)))
      .toSorted((one, other) => other.rating - one.rating)
    if (!best || place >= (best.need ? MOST_JOBS : LATEST)) return []
    if (!top || best === top || best.rating < top.rating + (best.need ? 0.35 : (MUCH_MORE[place] ?? 0))) return []
    return [
      {
        path,
        kind: 'order',
        group: 'match',
        before: bullets.join('\n'),
        after: [best.text, ...bullets.filter((text) => text !== best.text)].join('\n'),
        reason: best.need ? sayNeed(best.need) : 'Leads with the line that says most for this job.',
        ...(best.need ? { requirement: best.need.quote } : {}),
      },
    ]
  })
}

/** Neither broken nor about oneself, and more than a bare list. */
function canLead(text: string): boolean {
  return !isBroken(findFault(text)) && !/\b(?:I|my)\b/.test(text) && (/\d/.test(text) || isSureOpening(text))
}

function sayNeed({ name, need }: ShownNeed): string {
  return need === 'duty'
    ? `The work includes ${name}; this line shows you have done it, so it leads.`
    : `They ask for ${name}; this line shows it, so it leads.`
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
