import type { JobSort } from '#shared/job-search.ts'
import { placeKey } from '../listings/places.ts'
import { dayNumber } from '../listings/tags.ts'
import { type AskedWork, coverTitle } from './asked-work.ts'
import type { Candidate } from './candidate-rows.ts'
import type { ParsedQuery } from './parse-query.ts'

/** Best first. Ties have a fixed order, so that pages of results don't overlap. */
export function rankCandidates(
  candidates: Candidate[],
  { query, asked, sort, today }: { query: ParsedQuery; asked: AskedWork; sort: JobSort; today: Date },
): Candidate[] {
  const words = query.terms.filter(({ isExcluded }) => !isExcluded).flatMap((term) => term.words)
  const scored = candidates.map((row) => ({
    row,
    score: relevance(row, words, asked, dayNumber(today)),
    key: sortKey(row, sort),
  }))
  scored.sort((one, other) => other.key - one.key || other.score - one.score || (one.row.id < other.row.id ? -1 : 1))
  return scored.map(({ row }) => row)
}

/** A listing that does not say what it pays is behind all that do. */
function sortKey(row: Candidate, sort: JobSort): number {
  if (sort === 'newest') return row.day
  if (sort === 'salary') return row.dollars
  return 0
}

const standing: Record<Candidate['foundBy'], number> = { head: 0.5, part: 0, text: -0.2, near: 0 }

function relevance(row: Candidate, words: string[], asked: AskedWork, today: number): number {
  const age = Math.max(0, today - row.day)
  if (row.foundBy === 'near') return row.rank + 0.1 / (1 + age / 7)
  const title = placeKey(row.title)
  const titleWords = title.split(' ')
  const typed = words.join(' ')
  // Stemming makes one word of accountant and account, and of waiting and waiter: the form as typed is worth more.
  const exact = words.filter((word) =>
    titleWords.some((one) => one === word || one === `${word}s` || `${one}s` === word),
  )
  const fit = titleWords.length === 0 ? 0 : exact.length / titleWords.length
  return (
    row.rank * (row.foundBy === 'head' ? 1 : 0.3) +
    coverTitle(asked, row.title) * 1.2 +
    fit * 0.4 +
    (title === typed ? 0.5 : 0) +
    (` ${title} `.includes(` ${typed} `) ? 0.4 : 0) +
    standing[row.foundBy] +
    0.25 / (1 + age / 7)
  )
}
