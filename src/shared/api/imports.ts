import * as z from 'zod'
import { resumeSchema } from '#engine/resume/resume.ts'
import { defineRoute } from './route.ts'

export const uploadLimitBytes = 10 * 1024 * 1024

/** The lines around a value in the document it was read from. */
const fieldPlaceSchema = z.object({
  /** From 1; null if the file has no pages. */
  page: z.number().nullable(),
  before: z.string(),
  line: z.string(),
  after: z.string(),
  /** The characters of `line` that the value was read from; end exclusive. */
  start: z.number(),
  end: z.number(),
})
export type FieldPlace = z.infer<typeof fieldPlaceSchema>

const boxSchema = z.object({
  kind: z.literal('box'),
  page: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
const charactersSchema = z.object({
  kind: z.literal('characters'),
  paragraph: z.number(),
  start: z.number(),
  end: z.number(),
})

const readFieldSchema = z.object({
  /** As in the resume: `personalInfo.email`, `experiences.0.company`. */
  path: z.string(),
  value: z.string(),
  /** 0 to 1; under 0.6 a person should look. */
  confidence: z.number(),
  /** Boxes in points from the top left corner of a page, or characters of a paragraph. */
  source: z.array(z.discriminatedUnion('kind', [boxSchema, charactersSchema])),
  place: fieldPlaceSchema.nullable(),
})
export type ImportedField = z.infer<typeof readFieldSchema>

export const importedResumeSchema = z.object({
  /** The canonical text of what was read, and under OTHER what found no place. */
  extractedText: z.string(),
  /** What the person should know: hidden text, pages that could not be read. */
  message: z.string().optional(),
  resume: resumeSchema,
  fields: z.array(readFieldSchema),
  /** Over the fields, 0 to 1. */
  confidence: z.number(),
  /** True if a page was a picture and its letters were recognized. */
  ocr: z.boolean(),
  /** Lines that found no place in the resume. */
  other: z.array(z.string()),
  /** Page numbers, running heads, the document's own headings and labels, and what it says a second time. */
  furniture: z.array(z.string()),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
})
export type ImportedResume = z.infer<typeof importedResumeSchema>

const errors = [
  'invalid-request',
  'unreadable',
  'unsupported-type',
  'too-large',
  'too-slow',
  'too-many-requests',
  'busy',
] as const

export const extractResume = defineRoute({
  method: 'POST',
  path: '/api/extract-resume',
  summary: 'The content of a resume file, sent as the multipart field `file`',
  response: importedResumeSchema,
  bodyLimit: uploadLimitBytes,
  errors,
  isRepeatable: true,
})

/** A line of the answer; the last one is a result or an error. */
export const importLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.number(), of: z.number() }),
  z.object({ type: z.literal('result'), result: importedResumeSchema }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type ImportLine = z.infer<typeof importLineSchema>

export const extractResumeWithProgress = defineRoute({
  method: 'POST',
  path: '/api/extract-resume/progress',
  summary:
    'The same as lines of JSON: progress through a scan’s pages, then the result; closing the connection stops the work',
  produces: ['application/x-ndjson'],
  bodyLimit: uploadLimitBytes,
  errors,
  isRepeatable: true,
})
