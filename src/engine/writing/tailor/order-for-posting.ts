// What answers the posting comes first: lines within their job, skills within their group.

import type { Resume } from '#engine/resume/resume.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { topicsOf } from '../facts/topics.ts'
import { strengthOf } from '../letter/find-proofs.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { type Relevance, relevanceOf } from './relevance.ts'

type Rated = { text: string; index: number } & Relevance

/** Less than this is an accident of words. */
export const RELEVANT = 0.5
const MOST_BEARING = 2

export function orderLines(resume: Resume, posting: Posting): DraftChange[] {
  return resume.experiences.flatMap(({ id, description }): DraftChange[] => {
    const lines = splitLines(description)
    const bullets = lines.filter(({ kind }) => kind === 'bullet')
    if (bullets.length < 2 || isMixed(lines)) return []
    const rated = bullets.map(
      ({ text }, index): Rated => ({
        text,
        index,
        ...rate(plain(text), posting),
      }),
    )
    // `Industry: trading` in front belongs to the job, not to the list.
    const head = rated.slice(
      0,
      Math.max(
        0,
        rated.findIndex(({ text }) => !/^[\p{L} ]{2,30}\s?:/u.test(text)),
      ),
    )
    const sorted = [...head, ...rankRated(rated.slice(head.length))]
    const lead = sorted[head.length]
    if (!lead || sorted.every(({ index }, place) => index === place)) return []
    return [
      {
        path: `experiences.${id}.description`,
        kind: 'order',
        group: 'match',
        before: bullets.map(({ text }) => text).join('\n'),
        after: sorted.map(({ text }) => text).join('\n'),
        reason: 'Leads with the line closest to what they ask for.',
        ...(lead.quote ? { requirement: lead.quote } : {}),
      },
    ]
  })
}

/** A line that says little does not lead, whatever it speaks of. */
function rate(text: string, posting: Posting): Relevance {
  const { score, quote } = relevanceOf(text, posting)
  return {
    score:
      score >= RELEVANT ? Math.max(0, Math.min(MOST_BEARING, score) + strengthOf(text.toLowerCase()) * 0.6) : score,
    quote,
  }
}

/** What clearly answers the posting, best first; everything else keeps its order. */
function rankRated(rated: readonly Rated[]): Rated[] {
  const relevant = rated.filter(({ score }) => score >= RELEVANT)
  const rest = rated.filter(({ score }) => score < RELEVANT)
  const first = rated[0]
  // A lead that is nearly as good stays: moving it would be change for its own sake.
  const best = Math.max(...relevant.map(({ score }) => score))
  if (first && first.score >= RELEVANT && first.score >= best * 0.7) return [...rated]
  return [...relevant.toSorted((one, other) => other.score - one.score || one.index - other.index), ...rest]
}

/** A paragraph introduces what follows it: where both are mixed, the order stays. */
function isMixed(lines: readonly RichLine[]): boolean {
  const firstBullet = lines.findIndex(({ kind }) => kind === 'bullet')
  return lines.slice(Math.max(0, firstBullet)).some(({ kind }) => kind === 'paragraph')
}

export function orderSkills(resume: Resume, posting: Posting): DraftChange[] {
  return resume.skillCategories.flatMap(({ id, skills }): DraftChange[] => {
    if (skills.length < 3) return []
    const rated = skills.map(({ name }, index) => ({ name, index, isWanted: isNamed(name, posting) }))
    const sorted = [...rated.filter(({ isWanted }) => isWanted), ...rated.filter(({ isWanted }) => !isWanted)]
    if (sorted.every(({ index }, place) => index === place)) return []
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

function isNamed(name: string, posting: Posting): boolean {
  const wanted = new Set(topicsOf(posting.title?.text ?? '').map(({ key }) => key))
  const heavy = topicsOf(name).filter(({ weight }) => weight >= 1)
  const all = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].flatMap(({ quote }) => topicsOf(quote))
  for (const { key } of all) wanted.add(key)
  return heavy.length > 0 && heavy.every(({ key }) => wanted.has(key))
}
