// Tools the posting names and the person's own lines prove, put into the skills, where hiring software looks for them.
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { findTerms } from '../words/terms.ts'

const MOST_ADDED = 4

export function addSkills({ resume, jobs }: Career, posting: Posting): DraftChange[] {
  const [category] = resume.skillCategories
  if (!category) return []
  const listed = new Set(
    resume.skillCategories.flatMap(({ skills }) =>
      skills.flatMap(({ name }) => findTerms(name).map(({ term }) => term.id)),
    ),
  )
  const wanted = new Set(
    findTerms(posting.text)
      .filter(({ term }) => term.kind === 'tool')
      .map(({ term }) => term.id),
  )
  const found = new Map<string, DraftChange>()
  for (const { lines, company } of jobs) {
    for (const { role, text } of lines) {
      if (role !== 'line') continue
      for (const { term, text: name } of findTerms(text)) {
        if (!wanted.has(term.id) || listed.has(term.id) || found.has(term.id) || found.size >= MOST_ADDED) continue
        found.set(term.id, {
          path: `skillCategories.${category.id}.skills`,
          kind: 'add',
          group: 'match',
          before: '',
          after: name,
          reason: company
            ? `They ask for it, and your work at ${company} shows it.`
            : 'They ask for it, and your work shows it.',
          requirement: name,
        })
      }
    }
  }
  return [...found.values()]
}
