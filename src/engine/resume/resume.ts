// What a resume is. Every text may be empty: required fields are the forms' business (complete-resume.ts),
// so that half-written resumes can be saved, previewed and exported.
import * as z from 'zod'

const text = z.string().default('')
const optionalText = z.string().optional()

/** A page of the person's own besides LinkedIn and the website: a profile, a portfolio, a paper. */
export const linkSchema = z.object({ id: z.string(), label: text, url: text })

export const personalInfoSchema = z.object({
  firstName: text,
  lastName: text,
  professionalTitle: text,
  email: text,
  phone: text,
  location: text,
  linkedin: optionalText,
  website: optionalText,
  links: z.array(linkSchema).optional(),
  summary: text,
  profileImage: optionalText,
})

export const experienceSchema = z.object({
  id: z.string(),
  company: text,
  position: text,
  location: optionalText,
  startDate: text,
  endDate: optionalText,
  current: z.boolean().default(false),
  description: text,
})

export const educationSchema = z.object({
  id: z.string(),
  institution: text,
  degree: text,
  field: text,
  location: optionalText,
  startDate: text,
  endDate: optionalText,
  current: z.boolean().default(false),
  description: optionalText,
})

export const skillSchema = z.object({
  id: z.string(),
  name: text,
  level: z.number().min(1).max(5).optional(),
})

export const skillCategorySchema = z.object({
  id: z.string(),
  name: text,
  skills: z.array(skillSchema).default([]),
})

export const languageSchema = z.object({ id: z.string(), name: text, level: text })

export const certificationSchema = z.object({ id: z.string(), name: text, issuer: text, date: text })

export const projectSchema = z.object({ id: z.string(), name: text, description: text, url: optionalText })

export const sectionIds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
] as const
export const sectionIdSchema = z.enum(sectionIds)

/** The languages of documents; `languages/` has the words. */
export const documentLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr'] as const
export const dateForms = ['long', 'short', 'numeric', 'year'] as const

/**
 * How the person arranged the sections, and the language and form of what the document says of itself: kept with the
 * content so that it survives a change of template and is known to every format.
 */
export const arrangementSchema = z.object({
  order: z.array(sectionIdSchema).optional(),
  hidden: z.array(sectionIdSchema).optional(),
  titles: z.partialRecord(sectionIdSchema, z.string()).optional(),
  /** English where nothing is said. */
  language: z.enum(documentLanguages).optional(),
  /** Months are written out by default. */
  dates: z.enum(dateForms).optional(),
})

export const resumeSchema = z.object({
  id: z.string(),
  personalInfo: personalInfoSchema,
  experiences: z.array(experienceSchema).default([]),
  education: z.array(educationSchema).default([]),
  skillCategories: z.array(skillCategorySchema).default([]),
  languages: z.array(languageSchema).default([]),
  certifications: z.array(certificationSchema).default([]),
  projects: z.array(projectSchema).default([]),
  arrangement: arrangementSchema.optional(),
})

export type Link = z.infer<typeof linkSchema>
export type PersonalInfo = z.infer<typeof personalInfoSchema>
export type Experience = z.infer<typeof experienceSchema>
export type Education = z.infer<typeof educationSchema>
export type Skill = z.infer<typeof skillSchema>
export type SkillCategory = z.infer<typeof skillCategorySchema>
export type Language = z.infer<typeof languageSchema>
export type Certification = z.infer<typeof certificationSchema>
export type Project = z.infer<typeof projectSchema>
export type SectionId = z.infer<typeof sectionIdSchema>
export type DocumentLanguage = (typeof documentLanguages)[number]
export type DateForm = (typeof dateForms)[number]
export type Arrangement = z.infer<typeof arrangementSchema>
export type Resume = z.infer<typeof resumeSchema>

/** A resume with nothing in it; the id comes from outside because the engine knows no randomness. */
export function emptyResume(id: string): Resume {
  return {
    id,
    personalInfo: {
      firstName: '',
      lastName: '',
      professionalTitle: '',
      email: '',
      phone: '',
      location: '',
      summary: '',
    },
    experiences: [],
    education: [],
    skillCategories: [],
    languages: [],
    certifications: [],
    projects: [],
  }
}
