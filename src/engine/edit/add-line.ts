import { newExperience } from '#engine/resume/new-entries.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { removeLine } from './lines.ts'
import { setField } from './set-field.ts'

type Added = { entry: string; text: string }

/** A new job's description is there to be written over. */
const standIn = newExperience({ id: '', today: '' }).description

/** The resume with the person's words added as a line of that job or project; unchanged if they are already there. */
export function addLine(resume: Resume, { entry, text }: Added): Resume {
  const place = findPlace(resume, entry)
  const words = text.replace(/\s+/g, ' ').trim()
  if (!place || words === '') return resume
  const before = place.description === standIn ? '' : place.description
  const lines = splitLines(before)
  if (lines.some((line) => plain(line.text) === words)) return resume
  const isProse = lines.length > 0 && lines.every(({ kind }) => kind === 'paragraph')
  const description = [before.trimEnd(), isProse ? words : `- ${words}`].filter((part) => part !== '')
  return setField(resume, `${entry}.description`, description.join('\n'))
}

/** Removes the last line with these words, whatever else has been written meanwhile. */
export function takeLineBack(resume: Resume, { entry, text }: Added): Resume {
  const place = findPlace(resume, entry)
  if (!place) return resume
  const at = splitLines(place.description).findLastIndex((line) => plain(line.text) === text)
  return at < 0 ? resume : setField(resume, `${entry}.description`, removeLine(place.description, at))
}

function findPlace(resume: Resume, entry: string): { description: string } | undefined {
  const [list, id] = entry.split('.')
  const places = list === 'experiences' ? resume.experiences : list === 'projects' ? resume.projects : []
  return places.find((place) => place.id === id)
}
