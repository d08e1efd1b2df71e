// Tools and work the posting names and the person's own lines prove, put into the skills, where hiring software looks.
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { findTerms } from '../words/terms.ts'

const MOST_ADDED = 4

export function addSkills(career: Career, posting: Posting): DraftChange[] {
  const { resume, jobs } = career
  const [category] = resume.skillCategories
  if (!category) return []
  const names = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))
  const listed = new Set(names.flatMap((name) => findTerms(name).map(({ term }) => term.id)))
  const told = names.join('\n').toLowerCase()
  const tools = findTerms(posting.text).filter(({ term }) => term.kind === 'tool')
  const wanted = new Set(tools.map(({ term }) => term.id))
  const found = new Map<string, DraftChange>()
  for (const { lines, company } of jobs) {
    const add = (key: string, name: string) => {
      if (!found.has(key) && found.size < MOST_ADDED) found.set(key, draft(category.id, name, company))
    }
    for (const line of lines.filter(({ role }) => role === 'line')) {
      for (const { term, text: name } of findTerms(line.text))
        if (wanted.has(term.id) && !listed.has(term.id)) add(term.id, name)
    }
  }
  for (const { lines, company } of jobs)
    for (const { text } of lines.filter(({ role }) => role === 'line'))
      for (const name of namesIn(text)) {
        const isNew = !told.includes(name.toLowerCase()) && !found.has(name) && found.size < MOST_ADDED
        if (isNew && isNamedBy(name, posting)) found.set(name, draft(category.id, name, company))
      }
  return [...found.values()]
}

/** Whom one deals with is no skill. */
const agency = /^(?:IRS|FDA|EPA|OSHA|USDA|DOT|FAA|USPS|UPS|CDC|DMV|NHS|HMRC|USA|CEO|CFO|COO|CTO)$/

/** `Exchange Online`, `LIMS`: names by their capitals, never the first word of a line. */
function namesIn(text: string): string[] {
  const names = text
    .slice(1)
    .match(
      /(?<![\p{L}\d-])(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}|\p{Lu}{3,6}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?![\p{L}\d-])/gu,
    )
  return (names ?? []).filter((name) => !agency.test(name))
}

/** With the same capitals among small words: in a heading everything has them. */
function isNamedBy(name: string, { mustHave, niceToHave, duties }: Posting): boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u')
  return [...mustHave, ...niceToHave, ...duties].some(({ quote }) => pattern.test(quote) && /\p{Ll}{3}/u.test(quote))
}

function draft(category: string, name: string, company: string): DraftChange {
  return {
    path: `skillCategories.${category}.skills`,
    kind: 'add',
    group: 'match',
    before: '',
    after: name,
    reason: company
      ? `They ask for it, and your work at ${company} shows it.`
      : 'They ask for it, and your work shows it.',
    requirement: name,
  }
}
