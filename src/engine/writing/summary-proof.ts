// The lines of a resume that can stand in its summary as they are: whole acts, mended, short enough to be read at a glance.
import { findFault } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { changeForms } from '#engine/language/say-line.ts'
import type { Career } from './facts/career.ts'
import { countWords, shortenClause } from './letter/shorten-clause.ts'
import type { Dictionary, LineContext } from './steps/_step.ts'
import { mendJobs } from './upgrade/mend-jobs.ts'
import { strengthOf } from './words/strength.ts'

/** `place` 0 is the latest job. */
export type SummaryProof = { text: string; strength: number; hasNumber: boolean; place: number }

const FEWEST_WORDS = 5
const MOST_WORDS = 22
const LATEST_JOBS = 4
/** A line that says little says it in a summary too. */
const LEAST_STRENGTH = -0.1
const notTold = /[():]|(?<!\d)\/|\b(?:i|my|me|we|our|he|she|not|etc|various|duties|assist\w*|help\w*)\b/i

/** Sentences, the latest job's first. */
export function findSummaryProofs({ resume }: Career, spelling?: Dictionary): SummaryProof[] {
  return mendJobs(resume, spelling)
    .slice(0, LATEST_JOBS)
    .flatMap(({ tense, lines }, place) =>
      lines.flatMap(({ pieces }) =>
        pieces.flatMap((piece): SummaryProof[] => {
          const text = sayProof(piece, tense)
          if (text === undefined) return []
          const strength = strengthOf(text.toLowerCase()) - place * 0.1
          return strength < LEAST_STRENGTH ? [] : [{ text, strength, hasNumber: /\d/.test(text), place }]
        }),
      ),
    )
}

function sayProof(line: string, tense: LineContext['tense']): string | undefined {
  const text = shortenClause(line.trim(), { longest: MOST_WORDS })
  if (text === undefined || countWords(text) < FEWEST_WORDS || notTold.test(text) || findFault(text, { tense }))
    return undefined
  // `cappers and labelers and conveyors`: cut in the wrong place.
  if (/ and \S+ and /.test(text) && !/ and \S+ and /.test(line)) return undefined
  const read = readLine(text)
  const [head] = read.verbs
  if (read.shape !== 'act' || !head) return undefined
  if (head.form === 'past') return `${text}.`
  // `Prepare monthly reports` alone would read like an order.
  if (tense !== 'current' || head.form !== 'base' || !read.isSure) return undefined
  const told = changeForms(read, read.verbs, 'third').trim()
  return `${told.slice(0, 1).toUpperCase()}${told.slice(1)}.`
}
