import { comparePeriods } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** In no entry of the resume: it then speaks of the person. */
export const elsewhere = 'elsewhere'

/** Where most of what people are asked about was done: the present job, or the last one. A paper or a language is of none. */
export function placeFor({ text }: { text: string }, { experiences }: Pick<Resume, 'experiences'>): string {
  const [latest] = experiences.toSorted(comparePeriods)
  const isOfPerson = /^(?:Do you (?:hold|speak)|Are you)\b/.test(text)
  return latest && !isOfPerson ? `experiences.${latest.id}` : elsewhere
}

/** Who changes what they said changes it where it stands. */
export function placeOfAnswer(answer: { entry?: string | undefined } | undefined): string | undefined {
  return answer && (answer.entry ?? elsewhere)
}
