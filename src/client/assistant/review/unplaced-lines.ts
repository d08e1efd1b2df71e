// What became of the lines of pasted or uploaded text that found no place.
import { linesToPlace } from '#client/imports/line-places.ts'
import { fieldOf, newEntry } from '#client/imports/place-line.ts'
import { getField } from '#engine/edit/set-field.ts'
import { lowerWords } from '#engine/resume/lower-words.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** What became of a line: the path it went to, or that it stays out. */
export type SettledLine = { text: string; place: string }

export const leftOut = 'out'

type Unplaced = { unplaced?: string[] | undefined; original: Resume }

/** What the reader could not place and the page does not show. */
export function unplacedLines({ unplaced = [], original }: Unplaced): string[] {
  return linesToPlace({ lines: unplaced, resume: original })
}

export const settledAs = (settled: readonly SettledLine[], line: string) =>
  settled.findLast(({ text }) => text === line)

/** Those nobody has put anywhere or left out. */
export function listWaiting(
  { proposal, settled }: { proposal: Unplaced; settled: readonly SettledLine[] },
  resume: Resume,
): string[] {
  return unplacedLines(proposal).filter((line) => {
    const last = settledAs(settled, line)
    return last === undefined || !isSettled(resume, last)
  })
}

/** Whether it is still where it was put, perhaps reworded; undo removes it. */
export function isSettled(resume: Resume, { text, place }: SettledLine): boolean {
  if (place === leftOut) return true
  const there = new Set(lowerWords(textOf(resume, place)))
  const words = lowerWords(text)
  return words.filter((word) => there.has(word)).length * 2 >= words.length
}

function textOf(resume: Resume, path: string): string {
  if (path === 'skillCategories')
    return resume.skillCategories
      .map(({ name, skills }) => [name, ...skills.map((one) => one.name)].join(' '))
      .join(' ')
  if (path === 'certifications') return resume.certifications.map(({ name, date }) => `${name} ${date}`).join(' ')
  if (path === 'languages') return resume.languages.map(({ name, level }) => `${name} ${level}`).join(' ')
  if (path === newEntry) return resume.experiences.map((job) => Object.values(job).join(' ')).join(' ')
  const text = getField(resume, fieldOf(path))
  return typeof text === 'string' ? text : ''
}
