// Lines of pasted or uploaded text that found no place, and the way to put each into a section.
import { getField } from '#engine/edit/set-field.ts'
import { headingKind } from '#engine/reading/sections/heading-lexicon.ts'
import { lowerWords } from '#engine/resume/lower-words.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { fieldOf } from './place-line.ts'
import { placesOf } from './requirement-places.ts'

export const placeSections = ['Summary', 'Skills', 'Experience', 'Education', 'Certifications', 'Languages'] as const
type PlaceSection = (typeof placeSections)[number]

/** Where a line can go; `path` is what it is kept under. */
export type LinePlace = { section: PlaceSection; path: string; title: string }

/** What became of a line: the path it went to, or that it stays out. */
export type SettledLine = { text: string; place: string }

export const leftOut = 'out'

/** A heading with its lines listed below it says nothing on its own. */
export function withoutHeadings(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && headingKind(line) === undefined)
}

/** A line that is on the page already is not missing, even where the reader lost its trail. */
export function withoutShown(lines: readonly string[], resume: Resume): string[] {
  const entries = [
    ...resume.experiences,
    ...resume.education,
    ...resume.projects,
    ...resume.certifications,
    ...resume.languages,
  ].map(shownOf)
  return lines.filter((line) => !entries.some((entry) => isShownBy(entry, line)))
}

/** What an entry shows, each as words between spaces: its fields, and the lines below them. */
type Shown = { fields: string[]; told: string[] }

function shownOf(entry: { id: string; description?: string | undefined; current?: boolean }): Shown {
  const { id: _, description = '', current, ...named } = entry
  const fields = [...Object.values(named), current ? 'present' : '']
  return {
    fields: fields.flatMap((value) => (typeof value === 'string' ? spacedWords(value) : [])),
    told: description.split('\n').flatMap(spacedWords),
  }
}

/** Fewer words than this are part of many a line that says something else. */
const FEWEST_WORDS = 4

/** `First aid trained` is not said by a job that checked first aid kits and trained its staff. */
function isShownBy({ fields, told }: Shown, line: string): boolean {
  const words = lowerWords(line)
  const [whole = ''] = spacedWords(line)
  if (words.length < 2) return false
  const longestFirst = [...fields, ...told].sort((one, other) => other.length - one.length)
  const isAllFields = longestFirst.reduce((left, field) => left.replace(field, ' '), whole).trim() === ''
  if (isAllFields || words.length < FEWEST_WORDS) return isAllFields
  return told.some((text) => text.includes(whole)) || words.every((word) => fields.join('').includes(` ${word} `))
}

function spacedWords(text: string): string[] {
  const words = lowerWords(text)
  return words.length === 0 ? [] : [` ${words.join(' ')} `]
}

type Unplaced = { unplaced?: string[] | undefined; original: Resume }

/** What the reader could not place and the page does not show. */
export function unplacedLines({ unplaced = [], original }: Unplaced): string[] {
  return withoutShown(withoutHeadings(unplaced), original)
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

export function linePlaces(resume: Resume): LinePlace[] {
  const work = placesOf({ experiences: resume.experiences, projects: [] })
  return [
    { section: 'Summary', path: 'personalInfo.summary', title: 'Summary' },
    { section: 'Skills', path: 'skillCategories', title: 'Skills' },
    ...work.map(({ entry, title }): LinePlace => ({ section: 'Experience', path: entry, title })),
    ...resume.education.map(({ id, degree, institution }): LinePlace => {
      const title = [degree, institution].filter((words) => words.trim() !== '').join(', ')
      return { section: 'Education', path: `education.${id}`, title: title || 'A school without a name' }
    }),
    { section: 'Certifications', path: 'certifications', title: 'Certifications' },
    { section: 'Languages', path: 'languages', title: 'Languages' },
  ]
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
  const text = getField(resume, fieldOf(path))
  return typeof text === 'string' ? text : ''
}
