import type { Resume } from '#engine/resume/resume.ts'
import type { RefusedSuggestion } from '#shared/api/assistant.ts'
import type { Refusal, ReviewRequest } from './review/review.ts'

type AskedAgain = { request: ReviewRequest; refusals: readonly Refusal[] }

/** The same request again, with everything the person has said since. */
export function askAgain(
  { request, refusals }: AskedAgain,
  {
    resume,
    answers = request.answers,
    requirements = request.requirements,
  }: { resume: Resume } & Partial<Pick<ReviewRequest, 'answers' | 'requirements'>>,
) {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return {
    // No suggestion speaks of the photo.
    resume: { ...resume, personalInfo },
    answers,
    ...(requirements ? { requirements } : {}),
    refused: refusals
      .flatMap(({ change: { before, after }, why }): RefusedSuggestion[] =>
        why && before.length <= 4000 && after.length <= 4000 ? [{ before, after, why }] : [],
      )
      .slice(-30),
    ...(request.jobDescription === undefined ? {} : { jobDescription: request.jobDescription }),
  }
}
