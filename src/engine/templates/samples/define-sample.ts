// Samples are written without ids and list marks, so that a file holds only what a person would say of their work.
import type { Arrangement, PersonalInfo, Resume } from '#engine/resume/resume.ts'
import { sampleId } from '#engine/resume/sample-id.ts'

type SkillDraft = string | readonly [name: string, level: number]

type SampleDraft = {
  person: PersonalInfo
  experiences: readonly {
    company: string
    position: string
    location: string
    startDate: string
    /** Missing: the person still works there. */
    endDate?: string
    /** A line above the points: grade and hours, the technical stack. */
    opening?: string
    points: readonly string[]
  }[]
  education: readonly {
    institution: string
    degree: string
    field: string
    location: string
    startDate: string
    /** Missing: the person still studies there. */
    endDate?: string
    description?: string
  }[]
  skills: Readonly<Record<string, readonly SkillDraft[]>>
  languages?: Readonly<Record<string, string>>
  certifications?: readonly (readonly [name: string, issuer: string, date: string])[]
  projects?: readonly { name: string; description: string; url?: string }[]
  arrangement?: Arrangement
}

/** Turns a draft into a resume whose ids are the same at every start: `console-exp-1`, `console-skill-2-3`. */
export function defineSample(key: string, draft: SampleDraft): Resume {
  return {
    id: sampleId(key),
    personalInfo: draft.person,
    experiences: draft.experiences.map(({ opening, points, ...job }, index) => ({
      id: `${key}-exp-${index + 1}`,
      ...job,
      current: job.endDate === undefined,
      description: [...(opening ? [opening] : []), ...points.map((point) => `- ${point}`)].join('\n'),
    })),
    education: draft.education.map((school, index) => ({
      id: `${key}-edu-${index + 1}`,
      ...school,
      current: school.endDate === undefined,
    })),
    skillCategories: Object.entries(draft.skills).map(([name, skills], index) => ({
      id: `${key}-skills-${index + 1}`,
      name,
      skills: skills.map((skill, place) => defineSkill(`${key}-skill-${index + 1}-${place + 1}`, skill)),
    })),
    languages: Object.entries(draft.languages ?? {}).map(([name, level], index) => ({
      id: `${key}-lang-${index + 1}`,
      name,
      level,
    })),
    certifications: (draft.certifications ?? []).map(([name, issuer, date], index) => ({
      id: `${key}-cert-${index + 1}`,
      name,
      issuer,
      date,
    })),
    projects: (draft.projects ?? []).map((project, index) => ({ id: `${key}-proj-${index + 1}`, ...project })),
    ...(draft.arrangement && { arrangement: draft.arrangement }),
  }
}

function defineSkill(id: string, skill: SkillDraft) {
  if (typeof skill === 'string') return { id, name: skill }
  const [name, level] = skill
  return { id, name, level }
}
