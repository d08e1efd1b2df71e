// Lines of pasted or uploaded text that found no place, and the sections each could go to.
import { headingKind } from '#engine/reading/sections/heading-lexicon.ts'
import { lowerWords } from '#engine/resume/lower-words.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { newEntry } from './place-line.ts'
import { placesOf } from './work-places.ts'

export const placeSections = ['Summary', 'Skills', 'Experience', 'Education', 'Certifications', 'Languages'] as const
type PlaceSection = (typeof placeSections)[number]

/** Where a line can go; `path` is what it is kept under. */
export type LinePlace = { section: PlaceSection; path: string; title: string }

export function linePlaces(resume: Resume): LinePlace[] {
  const work = placesOf({ experiences: resume.experiences, projects: [] })
  return [
    { section: 'Summary', path: 'personalInfo.summary', title: 'Summary' },
    { section: 'Skills', path: 'skillCategories', title: 'Skills' },
    ...work.map(({ entry, title }): LinePlace => ({ section: 'Experience', path: entry, title })),
    { section: 'Experience', path: newEntry, title: 'A new entry' },
    ...resume.education.map(({ id, degree, institution }): LinePlace => {
      const title = [degree, institution].filter((words) => words.trim() !== '').join(', ')
      return { section: 'Education', path: `education.${id}`, title: title || 'A school without a name' }
    }),
    { section: 'Certifications', path: 'certifications', title: 'Certifications' },
    { section: 'Languages', path: 'languages', title: 'Languages' },
  ]
}

/** A heading with its lines listed below it says nothing on its own. */
export function withoutHeadings(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && headingKind(line) === undefined)
}

/** What a person has to see to: no heading, and nothing that the page says already. */
export function linesToPlace({ lines, resume }: { lines: readonly string[]; resume: Resume }): string[] {
  return withoutShown(withoutHeadings(lines), resume)
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
  const head = headOf(resume)
  return lines.filter((line) => !isHead(head, line) && !entries.some((entry) => isShownBy(entry, line)))
}

const contactLabel =
  /^(?:cell|mobile|phone|tel|telephone|home|work|office|fax|e|mail|email|address|residence|contact|linkedin|website|web|name|mr|mrs|ms|mx)$/

/** The words of who somebody is and how to reach them. */
function headOf({ personalInfo: { summary: _, profileImage: __, ...named } }: Resume): ReadonlySet<string> {
  return new Set(Object.values(named).flatMap((value) => (typeof value === 'string' ? lowerWords(value) : [])))
}

/** `Cell 719 555 0164`, `Margaret "Peg" Sandoval`: the page says it, but for a label or what friends call them. */
function isHead(head: ReadonlySet<string>, line: string): boolean {
  const named = lowerWords(line.replace(/["“”][\p{L} ]+["“”]|\([\p{L}]+\)/gu, ' '))
  const said = named.filter((word) => !contactLabel.test(word))
  return said.length > 0 && said.every((word) => head.has(word))
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
