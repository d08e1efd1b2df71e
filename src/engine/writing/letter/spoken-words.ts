// What a careful friend knows who sets an answer right: words that stand in the resume or the posting are no slips.
import type { Resume } from '#engine/resume/resume.ts'
import type { Posting } from '../posting/posting.ts'
import type { Dictionary, LineContext } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'

type Known = { resume: Resume; posting: Posting; spelling?: Dictionary | undefined }

export function spokenWords({ resume, posting, spelling }: Known): LineContext {
  const whole = readResumeContext(resume, spelling)
  const words = [posting.text, ...resume.experiences.map(({ description }) => description)].join(' ')
  const knownWords = new Set([...whole.knownWords, ...(words.toLowerCase().match(/\p{L}+/gu) ?? [])])
  return { ...whole, place: 'summary', tense: 'none', knownWords, beside: {} }
}
