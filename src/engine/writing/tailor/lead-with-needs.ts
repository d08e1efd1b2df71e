// What they ask for and a lower line shows comes to the top of its job; so do the skills they name.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { gainOf } from '../match/needs.ts'
import { proofsOf, wishesOf } from '../match/prove.ts'
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
const MORE = 0.6
/** What an answer to a wish adds to what a line says of itself. */
const ANSWERS = 0.6
/** So surely a wish is shown that it may be named. */
const NAMED = 0.5

type Wish = { quote: string; phrase: string | undefined }

/** The line of each job that argues most for this one comes first. */
export function leadLines(career: Career, posting: Posting): DraftChange[] {
  const shown = shownBy(career, posting)
  return career.resume.experiences.slice(0, MOST_JOBS).flatMap(({ id, description }): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
    if (bullets.length < FEWEST_LINES || isMixed(lines)) return []
    const rated = bullets.map((text) => ({
      text,
      rating:
        rateLine(plain(text), posting) +
        ANSWERS * gainOf(topicsOf(plain(text)), posting) +
        (shown.get(plain(text))?.worth ?? 0),
    }))
    const [top] = rated
    const [best] = rated.filter(({ text }) => canLead(plain(text))).toSorted((one, other) => other.rating - one.rating)
    if (!top || !best || best === top || best.rating < LEADS || best.rating < top.rating + MORE) return []
    const named = shown.get(plain(best.text))?.named
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

/** What each line shows best, and the wish by its name where that reads right in a reason. */
function shownBy(career: Career, posting: Posting): Map<string, { worth: number; named: Wish | undefined }> {
  const shown = new Map<string, { worth: number; named: Wish | undefined }>()
  for (const { wish, weight } of wishesOf(posting))
    for (const { source, strength } of proofsOf(wish, career, posting)) {
      const worth = weight * strength
      if (worth <= (shown.get(source.text)?.worth ?? 0)) continue
      const { kind, phrase, quote } = wish
      const canBeNamed = strength >= NAMED && kind !== undefined && kind !== 'years' && phrase && !noName.test(phrase)
      shown.set(source.text, { worth, named: canBeNamed ? { quote, phrase } : undefined })
    }
  return shown
}

const noName = /\d|^an? \p{L}+ \p{L}+ing$/u

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
/** So surely a skill shows what they ask for. */
const SHOWS = 0.5

/** The skills they ask for, in the order of what matters most to them. */
export function leadSkills(career: Career, posting: Posting, needs: readonly ShownNeed[]): DraftChange[] {
  return career.resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    const path = `skillCategories.${id}.skills`
    const names = skills.map(({ name }) => name)
    const worth = new Map<string, number>()
    const rate = (name: string, value: number) => worth.set(name, Math.max(worth.get(name) ?? 0, value))
    for (const { source, isSkill, weight } of needs) if (isSkill && source.path === path) rate(source.text, 1 + weight)
    for (const { wish, weight } of wishesOf(posting))
      for (const { source, strength } of proofsOf(wish, career, posting))
        if (source.path === path && strength >= SHOWS) rate(source.text, strength * weight)
    const wanted = names
      .map((name, index) => ({ name, index, worth: worth.get(name.trim()) ?? 0 }))
      .filter((one) => one.worth > 0)
      .toSorted((one, other) => other.worth - one.worth)
    // One skill, or one that moves by a place, is change for its own sake.
    if (names.length < FEWEST_SKILLS || wanted.length < 2 || wanted.every(({ index }) => index <= wanted.length))
      return []
    const first = wanted.map(({ name }) => name)
    return [
      {
        path,
        kind: 'order',
        group: 'match',
        before: names.join('\n'),
        after: [...first, ...names.filter((name) => !first.includes(name))].join('\n'),
        reason: `They ask for ${joinWords(first.slice(0, 3).map((name) => name.replace(/\s*\([^)]*\)/g, '')))}; now they come first.`,
      },
    ]
  })
}
