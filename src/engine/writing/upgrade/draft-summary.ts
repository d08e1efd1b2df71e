// A summary for a resume that has none, or one that only says what the person wants: who they are, what they have done.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Dictionary } from '../steps/_step.ts'
import { sumUp } from '../summary.ts'
import type { Draft } from './mend-lines.ts'
import { saysNothing } from './says-nothing.ts'

const path = 'personalInfo.summary'
const wish =
  /^(?:objective\b|(?:currently )?(?:seeking|looking for|searching for|in search of)\b|to (?:obtain|secure|find|gain|get|work)\b|hoping to\b|i (?:am|'m) (?:seeking|looking)\b)/i

export function draftSummary(resume: Resume, today: string, spelling: Dictionary | undefined): Draft[] {
  const { summary } = resume.personalInfo
  const isEmpty = summary.trim() === ''
  if (!isEmpty && !isWish(summary)) return []
  const after = sumUp(resume, today, spelling)
  if (after === undefined) return []
  return [
    {
      path,
      kind: 'replace',
      group: 'impact',
      before: summary,
      after,
      reason: isEmpty
        ? 'Says at the top who you are and what you have done.'
        : 'Says what you bring instead of what you are looking for.',
      needsLook: true,
    },
  ]
}

/** Whether a summary says what the person wants and nothing of what they bring. */
export function isWish(summary: string): boolean {
  const sentences = splitSentences(summary)
  return (
    sentences.some((sentence) => wish.test(sentence)) &&
    sentences.every((sentence) => wish.test(sentence) || saysNothing(sentence))
  )
}
