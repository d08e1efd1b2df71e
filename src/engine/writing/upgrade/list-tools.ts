// Tools that the lines of the jobs name and the skills do not: hiring software looks there.
import type { Career } from '../facts/career.ts'
import { spellNames } from '../steps/_names.ts'
import { findTerms } from '../words/terms.ts'
import type { Draft } from './mend-lines.ts'

const MOST_ADDED = 3
const LATEST_JOBS = 3

export function listTools({ resume, jobs, skills }: Career): Draft[] {
  const category = resume.skillCategories.find((one) => one.skills.length > 0)
  if (!category) return []
  const listed = new Set(skills.flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)))
  const found = new Map<string, Draft>()
  for (const { lines, company } of jobs.slice(0, LATEST_JOBS))
    for (const { text } of lines.filter(({ role }) => role === 'line'))
      for (const { term, text: name } of findTerms(text)) {
        if (
          term.kind !== 'tool' ||
          !/^\p{Lu}/u.test(name) ||
          anybodys.test(name) ||
          isPartOfName(name, text) ||
          listed.has(term.id) ||
          found.has(term.id) ||
          found.size >= MOST_ADDED
        )
          continue
        found.set(term.id, {
          path: `skillCategories.${category.id}.skills`,
          kind: 'add',
          group: 'match',
          before: '',
          after: spellNames(name),
          reason: `Your work${isNamed(company) ? ` at ${company}` : ''} shows it; hiring software looks for it among the skills.`,
          needsLook: true,
        })
      }
  return [...found.values()]
}

/** Nobody is hired for these. */
const anybodys =
  /^(?:Zoom|Instagram|Facebook|WhatsApp|Outlook|Gmail|Word|Google|Skype|YouTube|TikTok|Teams|Microsoft Teams)$/i

/** `the CSS Georgia recovery` is a ship, and `Epic Care` not `Epic`. */
export function isPartOfName(name: string, text: string): boolean {
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(text.indexOf(name) + name.length))
}

function isNamed(company: string): boolean {
  return company !== '' && !/^(?:self[- ]employed|freelance|independent)\b/i.test(company)
}
