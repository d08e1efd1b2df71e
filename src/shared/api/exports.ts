import * as z from 'zod'
import { letterInputSchema, readLetterDesign } from '#engine/letter/read-letter.ts'
import { resumeInputSchema } from '#engine/resume/read-resume.ts'
import { customStyleSchema } from '#engine/style/style.ts'
import { defineRoute } from './route.ts'

/** Written by the server's own writers. */
const paintedFormats = ['pdf', 'docx'] as const
const downloadFormats = [...paintedFormats, 'txt', 'md', 'json', 'json-resume'] as const
export type PaintedFormat = (typeof paintedFormats)[number]
export type DownloadFormat = (typeof downloadFormats)[number]

/** A photo of the largest size allowed travels as text inside the resume. */
const bodyLimit = 12 * 1024 * 1024

/** A PDF also carries what it shows as data, so that it can be opened here again exactly. */
const attachData = z.boolean().default(true)

const documentSchema = z.object({
  resumeContent: resumeInputSchema,
  templateId: z.coerce.number('Give the template’s number').int().positive(),
  /** Any part of a style, laid over the template's own. */
  customStyle: customStyleSchema.nullish(),
  /** The same content in one plain column, for machines that cannot read two. */
  atsCopy: z.boolean().default(false),
  attachData,
})

export const downloadResume = defineRoute({
  method: 'POST',
  path: '/api/download-resume',
  summary: 'A resume as a file',
  body: documentSchema.extend({ format: z.enum(downloadFormats).default('docx') }),
  produces: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'text/markdown',
    'application/json',
  ],
  bodyLimit,
  errors: ['payment-required', 'sample-document', 'busy'],
})

export const downloadLetter = defineRoute({
  method: 'POST',
  path: '/api/letters/download',
  summary: 'A cover letter as a file, under the letterhead of a template',
  body: z.object({
    letter: letterInputSchema,
    /** Any part of it; the rest is as a new letter has it. */
    design: z.unknown().transform(readLetterDesign).prefault({}),
    templateId: z.coerce.number('Give the template’s number').int().positive().default(1),
    format: z.enum(paintedFormats).default('docx'),
    attachData,
  }),
  produces: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  errors: ['payment-required', 'busy'],
})

const readBackSchema = z.object({
  found: z.number(),
  of: z.number(),
  fields: z.array(z.object({ path: z.string(), label: z.string(), expected: z.string(), found: z.boolean() })),
  /** Everything a machine reads, in the order in which it reads it. */
  text: z.string(),
})
export type ReadBack = z.infer<typeof readBackSchema>

export const readBackResume = defineRoute({
  method: 'POST',
  path: '/api/download-resume/read-back',
  summary: 'What an applicant tracking system reads in the file, field by field',
  body: documentSchema.extend({ format: z.enum(paintedFormats).default('docx') }),
  response: readBackSchema,
  bodyLimit,
  errors: ['busy'],
})
