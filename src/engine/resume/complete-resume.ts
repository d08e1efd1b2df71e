// A resume with everything a form requires, and the message for each missing field.
import * as z from 'zod'
import { emailSchema } from './email.ts'
import { webHref } from './links.ts'
import {
  certificationSchema,
  educationSchema,
  experienceSchema,
  languageSchema,
  linkSchema,
  personalInfoSchema,
  projectSchema,
  resumeSchema,
  skillCategorySchema,
  skillSchema,
} from './resume.ts'

export const urlMessage = 'Enter a web address such as https://example.com'
export const levelMessage = 'Choose a level from 1 to 5'

/** Text that must hold more than spaces. */
export const requiredText = (message: string) => z.string({ error: message }).trim().min(1, message)

/** A web address or nothing; an empty field counts as nothing. */
const optionalUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: urlMessage })], { error: urlMessage })
  .optional()

/** A link may be written without its scheme, as people know it. */
const completeLinkSchema = linkSchema.extend({
  url: z.string().refine((url) => url.trim() === '' || webHref(url) !== undefined, { error: urlMessage }),
})

export const completePersonalInfoSchema = personalInfoSchema.extend({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  professionalTitle: requiredText('Professional title is required'),
  email: emailSchema('Valid email is required'),
  phone: requiredText('Phone number is required'),
  location: requiredText('Location is required'),
  website: optionalUrl,
  links: z.array(completeLinkSchema).optional(),
  summary: requiredText('Summary is required'),
})

export const completeExperienceSchema = experienceSchema.extend({
  company: requiredText('Company name is required'),
  position: requiredText('Position is required'),
  startDate: requiredText('Start date is required'),
  description: requiredText('Description is required'),
})

export const completeEducationSchema = educationSchema.extend({
  institution: requiredText('Institution is required'),
  degree: requiredText('Degree is required'),
  field: requiredText('Field of study is required'),
  startDate: requiredText('Start date is required'),
})

export const completeSkillSchema = skillSchema.extend({
  name: requiredText('Skill name is required'),
  level: z.number({ error: levelMessage }).min(1, levelMessage).max(5, levelMessage).optional(),
})

export const completeSkillCategorySchema = skillCategorySchema.extend({
  name: requiredText('Category name is required'),
  skills: z.array(completeSkillSchema),
})

export const completeLanguageSchema = languageSchema.extend({
  name: requiredText('Language name is required'),
  level: requiredText('Proficiency level is required'),
})

export const completeCertificationSchema = certificationSchema.extend({
  name: requiredText('Certification name is required'),
  issuer: requiredText('Issuer is required'),
  date: requiredText('Date is required'),
})

export const completeProjectSchema = projectSchema.extend({
  name: requiredText('Project name is required'),
  description: requiredText('Description is required'),
  url: optionalUrl,
})

export const completeResumeSchema = resumeSchema.extend({
  personalInfo: completePersonalInfoSchema,
  experiences: z.array(completeExperienceSchema),
  education: z.array(completeEducationSchema),
  skillCategories: z.array(completeSkillCategorySchema),
  languages: z.array(completeLanguageSchema).default([]),
  certifications: z.array(completeCertificationSchema).default([]),
  projects: z.array(completeProjectSchema).default([]),
})
