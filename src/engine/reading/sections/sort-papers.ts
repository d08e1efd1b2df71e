// One heading over papers of every kind, `Education & Licenses`, `Training`, `Qualifications`, `Other`: each line goes
// where its own words belong.
import { makeUnits, type Unit } from '../entries/units.ts'
import { type Line, withCells, wordCount } from '../line.ts'
import { runsOf } from '../lists/read-certifications.ts'
import { isPaper } from '../words/paper-words.ts'
import { isPersonalRow } from '../words/personal-rows.ts'
import { isForeignHeading } from './heading-lexicon.ts'
import { headingText } from './heading-line.ts'
import { isOfLanguages, isOneLine, ofDriving, speaksOfPapers } from './paper-lines.ts'
import type { SectionKind } from './section-kind.ts'
import { sortSkills, unitsOfItems } from './sort-skills.ts'
import { sortCertificates, sortEducation } from './sort-studies.ts'
import { holdsKind, type Section } from './split-sections.ts'

type Sorter = (units: readonly Unit[], section: Section, hasSchools: boolean) => SectionKind[]

export function sortPapers(sections: readonly Section[]): Section[] {
  const hasSchools = holdsKind(sections, 'education')
  return sections.flatMap((section) => {
    const sorter = sorters[section.kind]
    if (!sorter || section.lines.length === 0) return [section]
    // A French `Licence` below `Formation` is a degree.
    if (section.heading && isForeignHeading(headingText(section.heading))) return [section]
    const parted = section.kind === 'skills' && speaksOfPapers(section)
    const lines = section.lines.flatMap(partPersonal)
    const units = runsOf(lines).flatMap((run) => (parted ? unitsOfItems(run) : makeUnits(run)))
    const kinds = sorter(units, section, hasSchools)
    const isOfPapers = section.kind === 'certifications' || section.kind === 'education'
    return regroup(
      section,
      units,
      kinds.map((kind, at) => (isOfPapers && isPersonalRow(units[at]?.text ?? '') ? 'other' : kind)),
    )
  })
}

/** `DOB: 14.03.79     Clean driving licence`: each cell is a row of its own. */
function partPersonal(line: Line): Line[] {
  const isParted = line.cells.length > 1 && line.cells.some(({ text }) => isPersonalRow(text))
  return isParted ? line.cells.map((cell) => withCells(line, [cell])) : [line]
}

const sortContacts: Sorter = (units, { kind }) =>
  units.map(({ text }) => (ofDriving.test(text) && wordCount(text) <= 8 ? 'certifications' : kind))

const sorters: Partial<Record<SectionKind, Sorter>> = {
  header: sortContacts,
  contact: sortContacts,
  education: sortEducation,
  certifications: sortCertificates,
  skills: sortSkills,
  other: (units) =>
    units.map((unit) =>
      isOfLanguages(unit) ? 'languages' : isOneLine(unit) && isPaper(unit.text) ? 'certifications' : 'other',
    ),
}

/** The lines of each kind together, those of the section's own kind first. */
function regroup(section: Section, units: readonly Unit[], kinds: readonly SectionKind[]): Section[] {
  if (kinds.every((kind) => kind === section.kind)) return [section]
  const linesOf = (kind: SectionKind) => units.flatMap((unit, at) => (kinds[at] === kind ? unit.lines : []))
  const others = [...new Set(kinds)].filter((kind) => kind !== section.kind)
  return [{ ...section, lines: linesOf(section.kind) }, ...others.map((kind) => ({ kind, lines: linesOf(kind) }))]
}
