import { setField } from '#engine/edit/set-field.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'

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

/** The resume with the person's own words as a line of that place; as it was where they stand there already. */
export function addLine(resume: Resume, { entry, text }: { entry: string; text: string }): Resume {
  const [list, id] = entry.split('.')
  const places = list === 'experiences' ? resume.experiences : list === 'projects' ? resume.projects : []
  const place = places.find((other) => other.id === id)
  const words = text.replace(/\s+/g, ' ').trim()
  if (!place || words === '') return resume
  const lines = splitLines(place.description)
  if (lines.some((line) => plain(line.text) === words)) return resume
  const isProse = lines.length > 0 && lines.every(({ kind }) => kind === 'paragraph')
  const description = [place.description.trimEnd(), isProse ? words : `- ${words}`].filter((part) => part !== '')
  return setField(resume, `${entry}.description`, description.join('\n'))
}
