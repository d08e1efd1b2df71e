import * as z from 'zod'
import { readLetter, readLetterDesign } from '#engine/letter/read-letter.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import { type CustomStyle, customStyleSchema } from '#engine/style/style.ts'
import {
  causeSchema,
  type DocumentKind,
  type DocumentOf,
  type LetterDocument,
  type ResumeDocument,
  resumeDocumentSchema,
  type SavedDocument,
  savedDocumentSchema,
} from './saved-document.ts'

const identifiedSchema = z.object({ id: z.string().min(1) })
type StoredRecord = Record<string, unknown>

/** A document from storage. One written by another version keeps what can be read; undefined if it isn't one. */
export function readDocument(value: unknown): SavedDocument | undefined {
  const exact = savedDocumentSchema.safeParse(value)
  if (exact.success) return exact.data
  const identified = identifiedSchema.safeParse(value)
  if (!identified.success || !isRecord(value)) return undefined
  const { id } = identified.data
  if (isRecord(value.resume)) return readResumeDocument(id, value)
  if (isRecord(value.letter)) return readLetterDocument(id, value)
  return undefined
}

export function readDocumentOf<Kind extends DocumentKind>(kind: Kind, value: unknown): DocumentOf<Kind> | undefined
export function readDocumentOf(kind: DocumentKind, value: unknown): SavedDocument | undefined {
  const document = readDocument(value)
  return document?.kind === kind ? document : undefined
}

const { shape } = resumeDocumentSchema

function readCommon(id: string, value: StoredRecord) {
  const step = shape.step.catch(undefined).parse(value.step)
  const cause = causeSchema.optional().catch(undefined).parse(value.cause)
  return {
    id,
    title: shape.title.catch('').parse(value.title),
    revision: shape.revision.catch(0).parse(value.revision),
    updatedAt: shape.updatedAt.catch('').parse(value.updatedAt),
    ...(step === undefined ? {} : { step }),
    ...(cause === undefined ? {} : { cause }),
  }
}

function readResumeDocument(id: string, value: StoredRecord): ResumeDocument {
  let count = 0
  const otherStyles = isRecord(value.otherStyles)
    ? Object.fromEntries(Object.entries(value.otherStyles).map(([key, style]) => [key, readStyle(style)]))
    : undefined
  return {
    ...readCommon(id, value),
    kind: 'resume',
    templateId: shape.templateId.catch(1).parse(value.templateId),
    style: readStyle(value.style),
    ...(otherStyles ? { otherStyles } : {}),
    resume: readResume(value.resume, { newId: () => `entry-${++count}` }).resume,
  }
}

function readLetterDocument(id: string, value: StoredRecord): LetterDocument {
  const templateId = shape.templateId.optional().catch(undefined).parse(value.templateId)
  return {
    ...readCommon(id, value),
    kind: 'letter',
    ...(templateId === undefined ? {} : { templateId }),
    design: readLetterDesign(value.design),
    letter: readLetter(value.letter, { newId: () => id }).letter,
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

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
