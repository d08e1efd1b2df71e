import type { Resume } from '#engine/resume/resume.ts'

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
