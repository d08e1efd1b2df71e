import { call } from '#client/lib/api.ts'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import type { SuggestedSkills } from '#engine/library/suggest-skills.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSummary, type SummaryAnswers } from '#engine/writing/canned-summary.ts'
import * as suggestions from '#shared/api/suggestions.ts'

type SkillsAsked = { resume: Resume; category: string; leaveOut: readonly string[] }

type Suggestions = {
  suggestSummary: (resume: Resume, answers: SummaryAnswers) => Promise<string>
  /** What was suggested before is left out: the person has it or took it away. */
  suggestSkills: (asked: SkillsAsked) => Promise<SuggestedSkills>
  /** What a summary is made of, and who gets to read it. */
  basis: string
}

/** From the server, or the AI service it has; where neither answers, from what the browser knows by itself. */
export function useSuggestions(): Suggestions {
  const service = useAssistantService()
  return {
    suggestSummary,
    suggestSkills,
    basis:
      service === undefined
        ? 'Built from your title, resume and answers.'
        : `Built from your resume by ${service}, an AI service.`,
  }
}

async function suggestSummary(resume: Resume, answers: SummaryAnswers): Promise<string> {
  const body = { resume: withoutPhoto(resume), answers }
  const summary = await call(suggestions.suggestSummary, { body }).then(
    (answer) => answer.summary.trim(),
    () => '',
  )
  return summary || cannedSummary(resume, answers)
}

async function suggestSkills({ resume, category, leaveOut }: SkillsAsked): Promise<SuggestedSkills> {
  const body = { resume: withoutPhoto(resume), category: category.slice(0, 200), leaveOut: leaveOut.slice(-200) }
  return call(suggestions.suggestSkills, { body }).catch(() =>
    fromLibrary({ resume, category, leaveOut }).catch(() => ({ skills: [], others: [] })),
  )
}

/** Without word vectors, which no browser loads: what the person names, or the first skills of a bare title. */
async function fromLibrary({ resume, category, leaveOut }: SkillsAsked): Promise<SuggestedSkills> {
  const [{ fetchOccupation, library }, { findHeldOccupations }, { suggestSkills: pick }] = await Promise.all([
    import('#client/editing/suggestions/library.ts'),
    import('#engine/library/held-occupations.ts'),
    import('#engine/library/suggest-skills.ts'),
  ])
  const held = findHeldOccupations(library, resume)
  const occupations = (await Promise.all(held.map(fetchOccupation))).flatMap((occupation) => occupation ?? [])
  return pick({ resume, category, held, library: occupations, leaveOut, near: () => 0 })
}

/** No service needs the face of a person. */
function withoutPhoto(resume: Resume): Resume {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return { ...resume, personalInfo }
}
