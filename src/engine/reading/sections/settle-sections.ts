// Headings say one thing and mean another: what a section holds decides.
import { besideDates, findDates } from '../dates/find-dates.ts'
import { holdsContact, isContactAlone } from '../header/contact-patterns.ts'
import { findPlace } from '../header/find-address.ts'
import { hasLooks, isPlainText, type Line, wordCount } from '../line.ts'
import { namesLanguage } from '../lists/read-languages.ts'
import { splitItems } from '../lists/split-items.ts'
import { degreeScore, namesStudies, schoolScore } from '../words/education-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { titleScore } from '../words/title-words.ts'
import { findExperience } from './find-experience.ts'
import { headingKind } from './heading-lexicon.ts'
import { partLabels } from './part-labels.ts'
import { partPlain } from './part-plain.ts'
import type { SectionKind } from './section-kind.ts'
import { sortPapers } from './sort-papers.ts'
import { holdsKind, type Section } from './split-sections.ts'
import { strayContacts } from './stray-contacts.ts'

/** `hasJobs`: they are known already, so none are sought where no heading speaks of them. */
export function settleSections(sections: readonly Section[], { hasJobs }: { hasJobs: boolean }): Section[] {
  const settled = findEducation(partPlain(sections).flatMap(partLabels).map(relabel))
  const parted = (hasJobs ? settled : joinEmployers(findExperience(settled)))
    .flatMap(partContacts)
    .flatMap(strayContacts)
  const listed = relabelLists(partItems(parted.map((section, at) => relabelLanguages(section, parted[at - 1]))))
  return sortPapers(listed)
}

/** `About` over an address and a phone number is the contacts, `Papers` over a forklift ticket no articles. */
function relabel(section: Section): Section {
  if (section.kind === 'publications' && isOfPapers(section)) return { ...section, kind: 'certifications' }
  if (section.kind === 'education' && isOfSkills(section)) {
    const dated = section.lines.filter(({ text }) => findDates(text).length > 0).length
    return { ...section, kind: dated >= 0.5 * section.lines.length ? 'certifications' : 'skills' }
  }
  if (section.kind === 'other' && isOfContacts(section)) return { ...section, kind: 'contact' }
  if (section.kind !== 'summary' || section.lines.length === 0) return section
  const contacts = section.lines.filter((line) => holdsContact(line.text) || isRow(line)).length
  const words = section.lines.reduce((sum, line) => sum + wordCount(line.text), 0)
  return contacts > 0 && words / section.lines.length < 6 ? { ...section, kind: 'contact' } : section
}

function isOfPapers({ lines }: Section): boolean {
  return lines.length > 0 && lines.filter(({ text }) => isPaper(text)).length >= 0.5 * lines.length
}

/** `Say hello` over an address and a phone number. */
function isOfContacts({ heading, lines }: Section): boolean {
  if (!heading || lines.length < 2 || lines.length > 8 || !lines.some(hasContact)) return false
  const contacts = lines.filter((line) => hasContact(line) || findPlace(line.text, { isAmong: true }) !== undefined)
  return contacts.length >= 0.7 * lines.length
}

/**
 * `HEXLEY RIVERS DEPARTMENT` over `Intern, Tarn (2015)` is in capitals as the headings of the page are; in text without
 * looks, right behind other jobs, it is the next employer.
 */
function joinEmployers(sections: readonly Section[]): Section[] {
  if (!isPlainText(sections.flatMap(({ lines }) => lines))) return [...sections]
  const joined: Section[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    const { kind, heading, lines } = section
    if (
      last?.kind === 'experience' &&
      last.lines.length > 0 &&
      kind === 'other' &&
      heading &&
      headsPost(heading, lines)
    )
      joined[joined.length - 1] = { ...last, lines: [...last.lines, heading, ...lines] }
    else joined.push(section)
  }
  return joined
}

function headsPost(heading: Line, [first]: readonly Line[]): boolean {
  const isUnknown = headingKind(heading.text) === undefined
  if (!isUnknown || !first || first.bullet || first.gap >= 2 || wordCount(first.text) > 14) return false
  const [post = ''] = besideDates(first.text).split(/,\s|\s[–—|-]\s|\s{2,}/)
  return findDates(first.text).length > 0 && titleScore(post) >= 1.3
}

/** Without a section of education, `Training` or a heading nobody knows over a school or a degree with its dates is it. */
function findEducation(sections: readonly Section[]): Section[] {
  if (holdsKind(sections, 'education')) return [...sections]
  const found = sections.find(
    ({ kind, heading, lines }) =>
      kind === 'other' &&
      heading !== undefined &&
      lines.some(({ text }) => namesStudies(text)) &&
      lines.some(({ text }) => findDates(text).length > 0 && wordCount(text) <= 16),
  )
  return sections.map((section) => (section === found ? { ...section, kind: 'education' } : section))
}

/** `Date of birth    : 17/08/1994` */
function isRow({ cells: [label, value, ...more] }: Line): boolean {
  return (
    label !== undefined && value !== undefined && more.length === 0 && /:$/.test(label.text) !== /^:/.test(value.text)
  )
}

/** `Qualifications` are degrees to some and skills to others. */
function isOfSkills({ heading, lines }: Section): boolean {
  if (!/qualifications$/i.test(heading?.text ?? '') || lines.length < 2) return false
  return !lines.some(({ text }) => schoolScore(text) >= 2 || degreeScore(text) >= 2)
}

/** A phone number or an address among other text goes to the contacts. */
function partContacts(section: Section): Section[] {
  const isContact = contactTest[section.kind]
  const contacts = isContact ? section.lines.filter(isContact) : []
  if (!isContact || contacts.length === 0) return [section]
  return [
    { ...section, lines: section.lines.filter((line) => !isContact(line)) },
    { kind: 'contact', lines: contacts },
  ]
}

const hasContact = ({ text }: Line) => wordCount(text) <= 7 && holdsContact(text)
const isOnlyContact = ({ text }: Line) => isContactAlone(text)

const contactTest: Partial<Record<SectionKind, (line: Line) => boolean>> = {
  summary: hasContact,
  skills: isOnlyContact,
  languages: isOnlyContact,
  education: hasContact,
  certifications: hasContact,
  interests: isOnlyContact,
  other: isOnlyContact,
}

/** `Languages` under `Skills` may mean those of computers. */
function relabelLanguages(section: Section, before: Section | undefined): Section {
  if (section.kind !== 'languages' || !section.heading || before?.kind !== 'skills') return section
  const texts = section.lines.flatMap((line) => line.cells.map((cell) => cell.text))
  // `Mixtec (native)`, though no list knows it.
  const spoken = texts.some(
    (text) => namesLanguage(text.split(/[,(]/)[0] ?? '') || /\((?:native|fluent|mother tongue)\)/i.test(text),
  )
  return spoken || texts.length === 0 ? section : { kind: 'skills', lines: [section.heading, ...section.lines] }
}

/**
 * Without a section of skills, short lines in the look of the heading above, one after the other, are theirs. In text
 * without looks all lines are alike: there only a blank line parts them from the last job.
 */
function partItems(sections: readonly Section[]): Section[] {
  if (holdsKind(sections, 'skills')) return [...sections]
  return sections.flatMap((section): Section[] => {
    const { heading, lines } = section
    if (!heading) return [section]
    const isItem = (line: Line) =>
      Math.abs(line.size - heading.size) < 0.3 &&
      line.bold === heading.bold &&
      line.level === heading.level &&
      wordCount(line.text) <= 4 &&
      findDates(line.text).length === 0
    const from = lines.findLastIndex((line) => !isItem(line)) + 1
    const isApart = hasLooks([heading, ...lines]) || (lines[from]?.gap ?? 0) >= 2
    if (from === 0 || lines.length - from < 4 || !isApart) return [section]
    return [
      { ...section, lines: lines.slice(0, from) },
      { kind: 'skills', lines: lines.slice(from) },
    ]
  })
}

/** Without a section of skills, short items under a heading nobody knows are a category of them. */
function relabelLists(sections: readonly Section[]): Section[] {
  if (holdsKind(sections, 'skills')) return [...sections]
  return sections.map((section) => {
    const { kind, heading, lines } = section
    const items = lines.flatMap(({ text }) => splitItems(text))
    // Items of one line are many: `Boilers, heat pumps, fault finding, pricing jobs`.
    const isListed = lines.length >= 2 ? items.length === lines.length : items.length >= 4
    const isShort = isListed && items.every((text) => wordCount(text) <= 4 && !/\d{3}|[.;]$/.test(text))
    const isUnknown = kind === 'other' && heading !== undefined && headingKind(heading.text) === undefined
    if (!isUnknown || !isShort) return section
    return lines.every(({ bullet }) => bullet)
      ? { ...section, kind: 'skills' }
      : { kind: 'skills', lines: [heading, ...lines] }
  })
}
