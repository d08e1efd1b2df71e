import * as z from 'zod'
import type { Resume } from '#engine/resume/resume.ts'
import { designSchema } from '#engine/style/design.ts'
import { styleSchema } from '#engine/style/style.ts'

/** The categories as people read them; anything else is shown under Featured. */
export const templateCategories = [
  'professional',
  'creative',
  'executive',
  'modern',
  'entry level',
  'ATS format',
] as const
type TemplateCategory = (typeof templateCategories)[number]

const atsGrades = ['A', 'B', 'C'] as const

/** What the call answers: the public fields, and the private design the client needs to draw it. */
export const templateSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  thumbnail: z.string().optional(),
  isPopular: z.boolean().default(false),
  style: styleSchema,
  design: designSchema,
  atsGrade: z.enum(atsGrades),
  industries: z.string(),
})
export type Template = z.infer<typeof templateSchema>

/** One file a template: the data above with its sample person. */
export type TemplateDefinition = Template & { category: TemplateCategory; sample: Resume }
