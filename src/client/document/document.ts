// What a tab edits: one resume with the look it wears.
import * as z from 'zod'
import { resumeSchema } from '#engine/resume/resume.ts'
import { customStyleSchema } from '#engine/style/style.ts'

export const resumeDocumentSchema = z.object({
  id: z.string(),
  kind: z.literal('resume'),
  title: z.string(),
  templateId: z.number().int().positive(),
  /** What the person changed; the template's own style holds elsewhere. */
  style: customStyleSchema,
  /** What the person changed under templates they left, by template id, for when they come back. */
  otherStyles: z.record(z.string(), customStyleSchema).optional(),
  resume: resumeSchema,
  /** Counts the saves, so that no older save overwrites a newer one. */
  revision: z.number().int().nonnegative(),
  /** UTC, ISO. */
  updatedAt: z.string(),
  /** Where the wizard stands, so that a reload continues there. */
  step: z.string().optional(),
})

export type ResumeDocument = z.infer<typeof resumeDocumentSchema>

/** A change for the history: a name a person reads, and a key by which typing in one field merges into one step. */
export type Edit = { label: string; merge?: string }
