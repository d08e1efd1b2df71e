// Samples are written without ids and list marks, so that a file holds only what a person would say of their work.
import * as z from 'zod'
import { arrangementSchema, personalInfoSchema, type Resume } from '#engine/resume/resume.ts'
import { sampleId } from '#engine/resume/sample-id.ts'
import { portraits } from './portraits.gen.ts'

const faces: Record<string, string> = portraits

const skillDraftSchema = z.union([z.string(), z.tuple([z.string(), z.number()])])

const sampleDraftSchema = z.strictObject({
  /** A picture's name in `portraits.gen.ts`. */
  portrait: z.enum(Object.keys(faces)).optional(),
  person: personalInfoSchema.strict(),
  experiences: z.array(
    z.strictObject({
      company: z.string(),
      position: z.string(),
      location: z.string(),
      startDate: z.string(),
      /** Missing: the person still works there. */
      endDate: z.string().optional(),
      /** A line above the points: grade and hours, the technical stack. */
      opening: z.string().optional(),
      points: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.strictObject({
      institution: z.string(),
      degree: z.string(),
      field: z.string(),
      location: z.string(),
      startDate: z.string(),
      /** Missing: the person still studies there. */
      endDate: z.string().optional(),
      description: z.string().optional(),
    }),
  ),
  skills: z.record(z.string(), z.array(skillDraftSchema)),
  languages: z.record(z.string(), z.string()).optional(),
  certifications: z.array(z.tuple([z.string(), z.string(), z.string()])).optional(),
  projects: z
    .array(z.strictObject({ name: z.string(), description: z.string(), url: z.string().optional() }))
    .optional(),
  arrangement: arrangementSchema.strict().optional(),
})
type SampleDraft = z.infer<typeof sampleDraftSchema>

export const parseSample = (key: string, file: unknown): Resume => defineSample(key, sampleDraftSchema.parse(file))

/** Turns a draft into a resume whose ids are the same at every start: `console-exp-1`, `console-skill-2-3`. */
export function defineSample(key: string, draft: SampleDraft): Resume {
  return {
    id: sampleId(key),
    personalInfo: { ...draft.person, ...(draft.portrait && { profileImage: faces[draft.portrait] }) },
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

function defineSkill(id: string, skill: z.infer<typeof skillDraftSchema>) {
  if (typeof skill === 'string') return { id, name: skill }
  const [name, level] = skill
  return { id, name, level }
}
