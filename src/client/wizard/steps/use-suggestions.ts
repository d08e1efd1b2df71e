import { call } from '#client/lib/api.ts'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { cannedSummary, type SummaryAnswers } from '#engine/writing/canned-summary.ts'
import * as assistant from '#shared/api/assistant.ts'

type Suggestions = {
  suggestSummary: (resume: Resume, answers: SummaryAnswers) => Promise<string> | string
  suggestSkills: (resume: Resume, category: string) => Promise<readonly string[]> | readonly string[]
  /** What a summary is made of, and who gets to read it. */
  basis: string
}

const canned: Suggestions = {
  suggestSummary: (resume, answers) =>
    askForSummary(resume, answers).catch(() => cannedSummary(resume.personalInfo, answers)),
  suggestSkills: (resume, category) => fromLibrary(resume, category).catch(() => cannedSkills(category)),
  basis: 'Built from your title, resume and answers.',
}

/** From the AI service this installation has; without one, or where it fails, from the fixed lists. */
export function useSuggestions(): Suggestions {
  const service = useAssistantService()
  if (service === undefined) return canned
  return {
    suggestSummary: async (resume, answers) => {
      try {
        return (await askForSummary(resume, answers)) || canned.suggestSummary(resume, answers)
      } catch {
        return canned.suggestSummary(resume, answers)
      }
    },
    suggestSkills: async (resume, category) => {
      try {
        const skills = await askForSkills(resume, category)
        return skills.length > 0 ? skills : canned.suggestSkills(resume, category)
      } catch {
        return canned.suggestSkills(resume, category)
      }
    },
    basis: `Built from your resume by ${service}, an AI service.`,
  }
}

/** The skills of the person's occupation; the library comes only now that it is needed. */
async function fromLibrary(resume: Resume, category: string): Promise<readonly string[]> {
  const [{ fetchOccupation, library }, { findOccupation }, { suggestSkills }] = await Promise.all([
    import('#client/editing/suggestions/library.ts'),
    import('#engine/library/find-occupation.ts'),
    import('#engine/library/suggest-skills.ts'),
  ])
  const { entry } = findOccupation(library, resume.personalInfo.professionalTitle)
  return suggestSkills(resume, category, entry && (await fetchOccupation(entry.id)))
}

async function askForSummary(resume: Resume, answers: SummaryAnswers): Promise<string> {
  const body = { resume: withoutPhoto(resume), answers }
  return (await call(assistant.suggestSummary, { body })).summary.trim()
}

async function askForSkills(resume: Resume, category: string): Promise<string[]> {
  const body = { resume: withoutPhoto(resume), category: category.slice(0, 200) }
  return (await call(assistant.suggestSkills, { body })).skills
}

/** No service needs the face of a person. */
function withoutPhoto(resume: Resume): Resume {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return { ...resume, personalInfo }
}
