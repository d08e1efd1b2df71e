import { comparePeriods } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** In no entry of the resume: it then speaks of the person. */
export const elsewhere = 'elsewhere'

/** A job or a project that a line can be added to. */
export type WorkPlace = { entry: string; title: string }

export function placesOf({ experiences, projects }: Pick<Resume, 'experiences' | 'projects'>): WorkPlace[] {
  return [
    ...experiences.map(({ id, position, company }) => ({
      entry: `experiences.${id}`,
      title: [position, company].filter((words) => words.trim() !== '').join(', ') || 'A job without a name',
    })),
    ...projects.map(({ id, name }) => ({ entry: `projects.${id}`, title: name.trim() || 'A project without a name' })),
  ]
}

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
