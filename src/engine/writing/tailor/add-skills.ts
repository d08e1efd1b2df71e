// Tools the posting names and the person's own lines prove, put into the skills, where hiring software looks.
import type { Career } from '../facts/career.ts'
import type { DraftChange } from '../proposal.ts'
import { isPartOfName } from '../upgrade/list-tools.ts'
import { findTerms } from '../words/terms.ts'
import { nameKey, type ShownNeed } from './shown-needs.ts'

const MOST_ADDED = 3

export function addSkills({ resume, jobs, skills }: Career, needs: readonly ShownNeed[]): DraftChange[] {
  const [category] = resume.skillCategories
  if (!category) return []
  const listed = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => nameKey(name))).join('\n')
  // `M365` is `Microsoft 365 admin` already.
  const known = new Set(skills.flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)))
  const found = new Map<string, DraftChange>()
  for (const { name, source, isSkill } of needs) {
    const tools = findTerms(name).filter(({ term }) => term.kind === 'tool')
    const isTool = tools.length > 0 && !isPartOfName(name, source.text)
    const isListed = listed.includes(nameKey(name)) || tools.every(({ term }) => known.has(term.id))
    if (isSkill || !isTool || isListed || found.size >= MOST_ADDED) continue
    const company = jobs.find(({ entry }) => entry === source.entry)?.company
    found.set(nameKey(name), {
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
  return [...found.values()]
}
