// Lines of older jobs that have nothing to do with the posting, offered for leaving out where the resume is long.
import type { Career, SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { rateLine } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { relevanceOf } from './relevance.ts'

/** About what one page holds. */
const ONE_PAGE_WORDS = 420
/** A line rated higher has something to do with the job, whatever its words. */
const SUPPORTS = 0.6
const KEPT_IN_A_JOB = 2
const MOST_HIDDEN = 5

export function hideLines({ jobs }: Career, posting: Posting): DraftChange[] {
  let words = jobs.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + countWords(text), 0)
  const field = new Set(
    [...posting.mustHave, ...posting.niceToHave, ...posting.duties, { quote: posting.title?.text ?? '' }].flatMap(
      ({ quote }) => topicsOf(quote).map(({ key }) => key),
    ),
  )
  const hidden: DraftChange[] = []
  for (const { entry, lines } of jobs.slice(1).toReversed()) {
    const own = lines.filter(({ role, path }) => role === 'line' && path === `${entry}.description`)
    let left = own.length
    for (const line of own.toReversed()) {
      if (words <= ONE_PAGE_WORDS || left <= KEPT_IN_A_JOB || hidden.length >= MOST_HIDDEN) break
      if (
        relevanceOf(line.text, posting).score > 0 ||
        rateLine(line.text, posting) > SUPPORTS ||
        /\d/.test(line.text) ||
        sharesField(line, field)
      )
        continue
      hidden.push({
        path: line.path,
        kind: 'drop',
        group: 'match',
        before: line.text,
        after: '',
        reason: 'Makes room: this job does not ask for it.',
      })
      words -= countWords(line.text)
      left -= 1
    }
  }
  return hidden
}

/** One word of the posting's own is enough to keep a line: it may be of the same field. */
function sharesField({ topics }: SourceLine, field: ReadonlySet<string>): boolean {
  return topics.some(({ key, weight }) => weight >= 0.4 && field.has(key))
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
