import * as z from 'zod'
import { readResume } from '#engine/resume/read-resume.ts'
import { type CustomStyle, customStyleSchema } from '#engine/style/style.ts'
import { type ResumeDocument, resumeDocumentSchema } from '../document.ts'

const identifiedSchema = z.object({ id: z.string().min(1) })

/** A document from storage. One written by another version keeps what can be read; undefined if it is none. */
export function readDocument(value: unknown): ResumeDocument | undefined {
  const exact = resumeDocumentSchema.safeParse(value)
  if (exact.success) return exact.data
  const identified = identifiedSchema.safeParse(value)
  if (!identified.success || !isRecord(value) || !isRecord(value.resume)) return undefined
  let count = 0
  const { shape } = resumeDocumentSchema
  return {
    id: identified.data.id,
    kind: 'resume',
    title: shape.title.catch('').parse(value.title),
    templateId: shape.templateId.catch(1).parse(value.templateId),
    style: readStyle(value.style),
    resume: readResume(value.resume, { newId: () => `entry-${++count}` }).resume,
    revision: shape.revision.catch(0).parse(value.revision),
    updatedAt: shape.updatedAt.catch('').parse(value.updatedAt),
  }
}

/** Field by field: one unknown value must not cost the rest of a style. */
function readStyle(value: unknown): CustomStyle {
  if (!isRecord(value)) return {}
  const style: CustomStyle = {}
  for (const [field, choice] of Object.entries(value))
    Object.assign(style, customStyleSchema.safeParse({ [field]: choice }).data)
  return style
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
