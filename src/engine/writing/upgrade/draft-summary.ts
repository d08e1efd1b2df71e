// A summary for a resume that has none, or one that only says what the person wants: who they are, what they have done.
import { splitSentences } from '#engine/language/sentences.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Dictionary } from '../steps/_step.ts'
import { sumUp } from '../summary.ts'
import type { Draft } from './mend-lines.ts'
import { dropPraiseWords, isWishSentence, saysNothing } from './says-nothing.ts'

const path = 'personalInfo.summary'
export function draftSummary(resume: Resume, today: string, spelling: Dictionary | undefined): Draft[] {
  const { summary } = resume.personalInfo
  const isEmpty = summary.trim() === ''
  if (!isEmpty && !isEmptyTalk(summary)) return []
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
        : 'Says what you have done; the old one could be anybody’s.',
      needsLook: true,
    },
  ]
}

/** Whether a summary only praises, or says what the person wants and nothing of what they bring. */
function isEmptyTalk(summary: string): boolean {
  return splitSentences(summary).every((sentence) => {
    const left = dropPraiseWords(sentence)
    // `Caring and patient caregiver`: the title below says as much.
    return isWishSentence(sentence) || saysNothing(sentence) || (left !== sentence && left.split(' ').length <= BARE)
  })
}

const BARE = 3
