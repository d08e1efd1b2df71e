import * as z from 'zod'
import { letterInputSchema } from '#engine/letter/read-letter.ts'
import { cleanLine } from '#engine/resume/clean-text.ts'
import { resumeInputSchema } from '#engine/resume/read-resume.ts'
import { customStyleSchema } from '#engine/style/style.ts'
import { causeSchema, documentKinds, letterDocumentSchema, resumeDocumentSchema } from '#shared/saved-document.ts'
import { addresses } from './addresses.ts'
import { defineRoute } from './route.ts'

/** A photo of the largest size allowed travels as text inside the resume. */
const bodyLimit = 12 * 1024 * 1024

/** Documents of one account, resumes and letters together. */
export const maximumDocuments = 200
/** What documents, their versions and photos of one account may take up. */
export const maximumAccountBytes = 100 * 1024 * 1024
/** Versions of one document. */
export const maximumVersions = 50
/** A deleted document can be brought back for so many days. */
export const keepDeletedDays = 30

const titleSchema = z.string().max(200, 'Use at most 200 characters').transform(cleanLine)
const templateIdSchema = z.number().int().positive()
const revisionSchema = z.number().int().nonnegative()

const sentFields = {
  id: z.uuid('A document id must be a UUID'),
  title: titleSchema,
  step: z.string().max(40).transform(cleanLine).optional(),
  cause: causeSchema.extend({ name: causeSchema.shape.name.transform(cleanLine) }).optional(),
}

/** A document as a browser sends it: incomplete is fine, unreadable is refused under the path of the field. */
const sentDocumentSchema = z.discriminatedUnion('kind', [
  resumeDocumentSchema.extend({
    ...sentFields,
    resume: resumeInputSchema,
    otherStyles: z.record(z.string().regex(/^\d{1,6}$/), customStyleSchema).optional(),
  }),
  letterDocumentSchema.extend({ ...sentFields, letter: letterInputSchema }),
])
export type SentDocument = z.output<typeof sentDocumentSchema>

/** An answer's schema cannot read units away, and what was saved carries none. */
const answeredStyle = customStyleSchema.extend({ fontSize: z.number().optional(), spacing: z.number().optional() })

const documentAnswerSchema = z.discriminatedUnion('kind', [
  resumeDocumentSchema.extend({
    style: answeredStyle,
    otherStyles: z.record(z.string(), answeredStyle).optional(),
  }),
  letterDocumentSchema,
])

/** What a list shows of a document; the page itself is fetched by its id. */
const documentRowSchema = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** The displayed name: made from the content if the person gave none. */
  title: z.string(),
  templateId: templateIdSchema.nullable(),
  revision: revisionSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})
export type DocumentRow = z.infer<typeof documentRowSchema>

const documentParams = z.object({ id: z.uuid('A document id must be a UUID') })
const versionParams = documentParams.extend({ versionId: z.uuid('A version id must be a UUID') })

export const listDocuments = defineRoute({
  ...addresses.listDocuments,
  summary: 'The account’s resumes and letters, last changed first; recently deleted ones on request',
  query: z.object({ deleted: z.stringbool().default(false) }),
  response: z.array(documentRowSchema),
  errors: ['sign-in-required'],
})

export const getDocument = defineRoute({
  method: 'GET',
  path: '/api/documents/:id',
  summary: 'One resume or letter',
  params: documentParams,
  response: documentAnswerSchema,
  errors: ['sign-in-required', 'not-found'],
})

const documentSavedSchema = z.object({ revision: revisionSchema, updatedAt: z.iso.datetime() })

export const saveDocument = defineRoute({
  method: 'PUT',
  path: '/api/documents/:id',
  summary:
    'Saves a resume or letter, new or changed. The same save may arrive twice. A save based on an older revision is refused with what is stored.',
  params: documentParams,
  body: z.object({
    document: sentDocumentSchema,
    /** The revision of the account from which this one was made; 0 for a document it has not seen. */
    baseRevision: revisionSchema,
  }),
  response: documentSavedSchema,
  bodyLimit,
  errors: ['sign-in-required', 'not-found', 'conflict', 'too-large'],
})

export const renameDocument = defineRoute({
  method: 'PATCH',
  path: '/api/documents/:id',
  summary: 'Renames a resume or letter',
  params: documentParams,
  body: z.object({ title: titleSchema }),
  response: documentRowSchema,
  errors: ['sign-in-required', 'not-found'],
})

export const duplicateDocument = defineRoute({
  method: 'POST',
  path: '/api/documents/:id/duplicate',
  summary: 'Copies a resume or letter under a new id',
  params: documentParams,
  body: z.object({ id: z.uuid('A document id must be a UUID'), title: titleSchema.optional() }),
  response: documentRowSchema,
  status: 201,
  errors: ['sign-in-required', 'not-found', 'too-large'],
})

export const deleteDocument = defineRoute({
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Deletes a resume or letter; it can be restored for a month',
  params: documentParams,
  status: 204,
  errors: ['sign-in-required', 'not-found'],
})

export const undeleteDocument = defineRoute({
  method: 'POST',
  path: '/api/documents/:id/undelete',
  summary: 'Restores a deleted resume or letter',
  params: documentParams,
  response: documentRowSchema,
  errors: ['sign-in-required', 'not-found', 'too-large'],
})

const versionRowSchema = z.object({
  id: z.string(),
  cause: z.string(),
  title: z.string(),
  templateId: templateIdSchema.nullable(),
  revision: revisionSchema,
  /** When the document was last like this. */
  createdAt: z.iso.datetime(),
})
export type VersionRow = z.infer<typeof versionRowSchema>

export const listVersions = defineRoute({
  method: 'GET',
  path: '/api/documents/:id/versions',
  summary: 'Earlier versions of a resume or letter, newest first, each named after what created it',
  params: documentParams,
  response: z.object({
    /** What it is now. */
    current: versionRowSchema.omit({ id: true }),
    versions: z.array(versionRowSchema),
  }),
  errors: ['sign-in-required', 'not-found'],
})

export const getVersion = defineRoute({
  method: 'GET',
  path: '/api/documents/:id/versions/:versionId',
  summary: 'An earlier version of a resume or letter',
  params: versionParams,
  response: documentAnswerSchema,
  errors: ['sign-in-required', 'not-found'],
})

export const restoreVersion = defineRoute({
  method: 'POST',
  path: '/api/documents/:id/versions/:versionId/restore',
  summary: 'Restores an earlier version; the current state becomes a version',
  params: versionParams,
  response: documentAnswerSchema,
  errors: ['sign-in-required', 'not-found', 'too-large'],
})
