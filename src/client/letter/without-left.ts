import type { Review } from '#client/assistant/review/review.ts'
import { lowerWords } from '#engine/resume/lower-words.ts'
import type { AskedForLetter } from '#shared/api/assistant.ts'

/** `Have you used Procore?` and `I have used Procore` differ by these. */
const turned = new Set(['i', 'have', 'my', 'a', 'an', 'the'])

/** Nobody who said “No” while the resume was tailored is asked the same for the letter. */
export function withoutLeft(
  questions: readonly AskedForLetter[],
  review: { proposal: Pick<Review['proposal'], 'questions'>; left?: string[] | undefined } | undefined,
): readonly AskedForLetter[] {
  const { left = [], proposal } = review ?? {}
  const denied = (proposal?.questions ?? [])
    .filter(({ requirementId }) => requirementId !== undefined && left.includes(requirementId))
    .map(({ text }) => new Set(lowerWords(text)))
  if (denied.length === 0) return questions
  return questions.flatMap((question) => {
    if (!question.starters) return question
    const starters = question.starters.filter(
      (starter) => !denied.some((words) => lowerWords(starter).every((word) => turned.has(word) || words.has(word))),
    )
    return starters.length > 0 ? { ...question, starters } : []
  })
}
