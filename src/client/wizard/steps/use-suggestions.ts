import { call } from '#client/lib/api.ts'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { cannedSummary } from '#engine/writing/canned-summary.ts'
import * as assistant from '#shared/api/assistant.ts'

type Suggestions = {
  suggestSummary: (resume: Resume) => Promise<string> | string
  suggestSkills: (resume: Resume, category: string) => Promise<readonly string[]> | readonly string[]
  /** What a summary is made of, and who gets to read it. */
  basis: string
}

const canned: Suggestions = {
  suggestSummary: (resume) => askForSummary(resume).catch(() => cannedSummary(resume.personalInfo)),
  suggestSkills: (_resume, category) => cannedSkills(category),
  basis: 'Built from your professional title.',
}

/** From the AI service this installation has; without one, or where it fails, from the fixed lists. */
export function useSuggestions(): Suggestions {
  const service = useAssistantService()
  if (service === undefined) return canned
  return {
    suggestSummary: async (resume) => {
      try {
        return (await askForSummary(resume)) || canned.suggestSummary(resume)
      } catch {
        return canned.suggestSummary(resume)
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

async function askForSummary(resume: Resume): Promise<string> {
  const body = { resume: withoutPhoto(resume) }
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
