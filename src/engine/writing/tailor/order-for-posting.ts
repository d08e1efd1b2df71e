// What answers the posting comes first: lines within their job, skills within their group.

import { findFault, isBroken } from '#engine/language/find-fault.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { topicsOf } from '../facts/topics.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { type Relevance, relevanceOf } from './relevance.ts'

type Rated = { text: string; index: number } & Relevance

/** Only a line that argues for the job is worth moving. */
const LEADS = 1
/** Moving lines for hardly any gain would be change for its own sake. */
const GAIN = 1.1
const MOST_JOBS = 3
const MOST_RAISED = 3

/** In the jobs that bear most on the posting, up to three lines that answer it best go to the top; the rest keeps its order. */
export function orderLines(resume: Resume, posting: Posting): DraftChange[] {
  return resume.experiences.slice(0, MOST_JOBS).flatMap((job) => raiseBest(job, posting))
}

function raiseBest({ id, description }: Resume['experiences'][number], posting: Posting): DraftChange[] {
  const lines = splitLines(description)
  const bullets = lines.filter(({ kind }) => kind === 'bullet')
  if (bullets.length < 3 || isMixed(lines)) return []
  const rated = bullets.map(({ text }, index): Rated => ({ text, index, ...rate(plain(text), posting) }))
  // `Industry: trading` in front belongs to the job, not to the list.
  const from = Math.max(
    0,
    rated.findIndex(({ text }) => !/^[\p{L} ]{2,30}\s?:/u.test(text)),
  )
  const list = rated.slice(from)
  const raised = list
    .filter(({ score }) => score >= LEADS)
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, MOST_RAISED)
  const sorted = [...raised, ...list.filter((one) => !raised.includes(one))]
  const [best] = raised
  if (!best || best === list[0] || prominence(sorted) < prominence(list) * GAIN) return []
  return [
    {
      path: `experiences.${id}.description`,
      kind: 'order',
      group: 'match',
      before: bullets.map(({ text }) => text).join('\n'),
      after: [...rated.slice(0, from), ...sorted].map(({ text }) => text).join('\n'),
      reason: 'Leads with what is closest to what they ask for.',
      ...(best.quote ? { requirement: best.quote } : {}),
    },
  ]
}

/** How much of what they ask for is read before a reader turns away. */
function prominence(lines: readonly Rated[]): number {
  return lines.reduce((sum, { score }, place) => sum + score / Math.log2(place + 2), 0)
}

/** A line that is broken does not lead, whatever it speaks of. */
function rate(text: string, posting: Posting): Relevance {
  const { quote } = relevanceOf(text, posting)
  return { score: isBroken(findFault(text)) ? 0 : Math.max(0, rateLine(text, posting)), quote }
}

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}

/** The group with most of what the posting names comes first. */
export function orderSkillGroups({ skillCategories }: Resume, posting: Posting): DraftChange[] {
  const names = skillCategories.map(({ name }) => name.trim())
  if (names.length < 2 || names.includes('') || new Set(names).size < names.length) return []
  const rated = skillCategories.map(({ name, skills }, index) => ({
    name,
    index,
    count: skills.filter((skill) => isNamed(skill.name, posting)).length,
  }))
  const sorted = rated.toSorted((one, other) => other.count - one.count || one.index - other.index)
  const [best, first] = [sorted[0], rated[0]]
  // One skill more is chance.
  if (!best || !first || best.count < first.count + 2) return []
  return [
    {
      path: 'skillCategories',
      kind: 'order',
      group: 'match',
      before: names.join('\n'),
      after: sorted.map(({ name }) => name).join('\n'),
      reason: 'Puts the group with most of what they ask for first.',
    },
  ]
}

export function orderSkills(resume: Resume, posting: Posting): DraftChange[] {
  return resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    if (skills.length < 3) return []
    const rated = skills.map(({ name }, index) => ({ name, index, isWanted: isNamed(name, posting) }))
    const sorted = [...rated.filter(({ isWanted }) => isWanted), ...rated.filter(({ isWanted }) => !isWanted)]
    const wanted = rated.filter(({ isWanted }) => isWanted)
    // One skill moved by a place or two is change for its own sake.
    if (wanted.length < 2 || wanted.every(({ index }) => index < wanted.length + 1)) return []
    return [
      {
        path: `skillCategories.${id}.skills`,
        kind: 'order',
        group: 'match',
        before: skills.map(({ name }) => name).join('\n'),
        after: sorted.map(({ name }) => name).join('\n'),
        reason: 'Puts the skills this job names first.',
      },
    ]
  })
}

/** `VFD (Danfoss, ABB)` is what they call VFDs. */
function isNamed(name: string, posting: Posting): boolean {
  const keyOf = (key: string) => key.replace(/(?<=\p{L}{3})s$/u, '')
  const wishes = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].map(({ quote }) => quote)
  const wanted = new Set(
    [posting.title?.text ?? '', ...wishes].flatMap((text) => topicsOf(text).map(({ key }) => keyOf(key))),
  )
  const heavy = topicsOf(name.replace(/\([^)]*\)/g, '')).filter(({ weight }) => weight >= 1)
  return heavy.length > 0 && heavy.every(({ key }) => wanted.has(keyOf(key)))
}
