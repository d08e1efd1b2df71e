// Which lines of the resume the letter tells of: those that answer the posting, from a few jobs, each answering something else.

import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Facts } from '../facts.ts'
import { parseText } from '../gate/parsed-text.ts'
import type { Posting } from '../posting/posting.ts'
import { relevanceOf } from '../tailor/relevance.ts'
import { tenseOf } from '../upgrade/line-context.ts'
import { cleanInput, speaksToMachine } from '../words/clean-input.ts'
import { findTies, type Tie } from './find-tie.ts'
import { toFirstPerson, toGerund } from './first-person.ts'

export type Proof = {
  job: Experience
  /** Which line of the job it is. */
  at: number
  /** The line as it stands in the resume. */
  line: string
  /** What follows `I`. */
  clause: string
  /** The same as `moving steel plates`, where it is one doing in the tense of the job. */
  gerund: string | undefined
  score: number
  /** What of the posting it answers in so many words, best first. */
  ties: readonly Tie[]
  /** It answers the posting, or counts something. */
  isApt: boolean
}

/** Best first; a line that says what another says already is left out. */
export function pickEvidence({ resume }: Facts, posting: Posting): Proof[] {
  const jobs = [...resume.experiences].sort(comparePeriods)
  const found = jobs.flatMap((job, age) =>
    splitLines(job.description).flatMap(({ text }, at): Proof[] => {
      const line = plain(text)
      if (speaksToMachine(line) || cleanInput(line) !== line) return []
      const tense = tenseOf(job) === 'current' ? 'present' : 'past'
      const clause = toFirstPerson(line, tense)
      if (clause === undefined) return []
      const parsed = parseText(line)
      const { score } = relevanceOf(parsed, posting)
      const ties = findTies(parsed, posting)
      const exactness = parsed.quantities.length > 0 ? 0.6 : 0
      const length = line.split(/\s+/).length
      return [
        {
          job,
          at,
          line,
          clause,
          gerund: toGerund(clause, tense),
          ties,
          isApt: score > 0.4 || ties.length > 0 || parsed.quantities.length > 0,
          score:
            score +
            exactness +
            (ties.length > 0 ? 1 : 0) -
            age * 0.25 -
            (length < 6 ? 0.5 : 0) -
            (/^am /.test(clause) ? 1 : 0) -
            (length > 30 ? 0.4 : 0),
        },
      ]
    }),
  )
  const sorted = found.sort((one, other) => other.score - one.score)
  return sorted.filter((proof, at) => !sorted.slice(0, at).some((other) => saysTheSame(proof.line, other.line)))
}

function saysTheSame(one: string, other: string): boolean {
  const mine = parseText(one).stems
  const theirs = parseText(other).stems
  const common = [...mine].filter((word) => theirs.has(word)).length
  return common / Math.max(1, Math.min(mine.size, theirs.size)) > 0.6
}
