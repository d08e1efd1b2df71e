// Tools the posting names and the person's own lines prove, put into the skills, where hiring software looks.
import type { Career } from '../facts/career.ts'
import type { DraftChange } from '../proposal.ts'
import { isPartOfName } from '../upgrade/list-tools.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stem } from '../words/stem.ts'
import { findTerms } from '../words/terms.ts'
import { nameKey, type ShownNeed } from './shown-needs.ts'

const MOST_ADDED = 3

export function addSkills({ resume, jobs }: Career, needs: readonly ShownNeed[]): DraftChange[] {
  const [category] = resume.skillCategories
  if (!category) return []
  const listed = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))
  const stemsOf = (name: string) => (name.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem)
  // `weekly payroll` beside `payroll` is one skill twice.
  const isListed = (name: string) => {
    const own = stemsOf(name)
    return listed
      .map(stemsOf)
      .some((other) => other.every((word) => own.includes(word)) || own.every((word) => other.includes(word)))
  }
  const found = new Map<string, DraftChange>()
  for (const { name, source, isSkill } of needs) {
    // `shop drawings`, `month-end close`: asked for in so many words.
    const isAsked =
      /^\p{Ll}+[ -]\p{L}+/u.test(name) &&
      // Where one worked is no skill.
      !/\b(?:practices?|settings?|environments?|schools?|hospitals?|offices?|stores?|homes?|facilit(?:y|ies)|plants?|teams?)$/.test(
        name,
      )
    // Somebody one worked with, or reported to, is no skill.
    const isPerson =
      isRoleNoun((name.split(' ').at(-1) ?? '').replace(/s$/, '')) ||
      /\b(?:signatory|people|persons|families|children|parents|adults)$/i.test(name)
    const isName = findTerms(name).some(({ term }) => term.kind === 'tool') && !isPartOfName(name, source.text)
    if (isSkill || isPerson || !(isName || isAsked) || isListed(name) || found.size >= MOST_ADDED) continue
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
