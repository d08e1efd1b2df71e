// Skills the resume names in its lines and not yet in its lists; the canned ones where it names none.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from './canned-skills.ts'
import { collectFacts } from './facts.ts'
import { parseText } from './gate/parsed-text.ts'
import { allLines } from './gate/source.ts'
import type { Posting } from './posting/posting.ts'
import { relevanceOf } from './tailor/relevance.ts'

export type SkillsRequest = {
  resume: Resume /** What the category is called. */
  category: string
  posting?: Posting | undefined
}
export type SuggestedSkills = { skills: readonly string[]; source: 'facts' | 'canned' }

const MOST_SKILLS = 7

export function suggestSkills({ resume, category, posting }: SkillsRequest): SuggestedSkills {
  const listed = new Set(
    resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name.trim().toLowerCase())),
  )
  const lines = allLines(collectFacts(resume)).filter(({ role }) => role === 'line')
  const named = new Map<string, string>()
  for (const { terms } of lines)
    for (const { term, text } of terms) if (term.kind === 'tool' && !named.has(term.id)) named.set(term.id, text)
  const fresh = [...named]
    .filter(([id, text]) => !listed.has(id) && !listed.has(text.toLowerCase()))
    .map(([, text]) => text)
  const ranked = posting
    ? [...fresh].sort(
        (one, other) => relevanceOf(parseText(other), posting).score - relevanceOf(parseText(one), posting).score,
      )
    : fresh
  // Tools belong into a list of tools, not among soft skills.
  const isTechnical = !/\b(?:soft|interpersonal|personal|language)/i.test(category)
  if (ranked.length === 0 || !isTechnical) return { skills: cannedSkills(category), source: 'canned' }
  return { skills: ranked.slice(0, MOST_SKILLS), source: 'facts' }
}
