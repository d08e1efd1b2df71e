// What is kept as one document, on the device and in the account: a resume or a letter with the look it wears.
import * as z from 'zod'
import { letterSchema } from '#engine/letter/letter.ts'
import { letterDesignSchema } from '#engine/letter/letter-design.ts'
import { calmName, fullName } from '#engine/resume/names.ts'
import { resumeSchema } from '#engine/resume/resume.ts'
import { customStyleSchema } from '#engine/style/style.ts'

/** Why a document is as it is, where more than typing happened; `at` (UTC, ISO) tells two alike apart. */
export const causeSchema = z.object({ name: z.string().min(1).max(120), at: z.string() })

const commonFields = {
  id: z.string(),
  title: z.string(),
  /** Counts the saves, so that no older save overwrites a newer one. */
  revision: z.number().int().nonnegative(),
  /** UTC, ISO. */
  updatedAt: z.string(),
  /** Where the page stands, so that a reload continues there. */
  step: z.string().optional(),
  cause: causeSchema.optional(),
}

export const resumeDocumentSchema = z.object({
  ...commonFields,
  kind: z.literal('resume'),
  templateId: z.number().int().positive(),
  /** What the person changed; the template's own style holds elsewhere. */
  style: customStyleSchema,
  /** What the person changed under templates they left, by template id, for when they come back. */
  otherStyles: z.record(z.string(), customStyleSchema).optional(),
  resume: resumeSchema,
})

export const letterDocumentSchema = z.object({
  ...commonFields,
  kind: z.literal('letter'),
  /** The template whose letterhead it wears; none until one is chosen. */
  templateId: z.number().int().positive().optional(),
  design: letterDesignSchema,
  letter: letterSchema,
})

export const savedDocumentSchema = z.discriminatedUnion('kind', [resumeDocumentSchema, letterDocumentSchema])

export type ResumeDocument = z.infer<typeof resumeDocumentSchema>
export type LetterDocument = z.infer<typeof letterDocumentSchema>
export type SavedDocument = z.infer<typeof savedDocumentSchema>
export type DocumentKind = SavedDocument['kind']
export type DocumentOf<Kind extends DocumentKind> = Extract<SavedDocument, { kind: Kind }>

export const documentKinds = ['resume', 'letter'] as const satisfies readonly DocumentKind[]

/** What the name of an untitled document is made of. */
export type NameParts = { firstName: string; lastName: string } | { jobTitle: string; company: string }

export function namePartsOf(document: Pick<ResumeDocument, 'resume'> | Pick<LetterDocument, 'letter'>): NameParts {
  if ('resume' in document) return document.resume.personalInfo
  const { posting, recipient } = document.letter
  return { jobTitle: posting.title, company: posting.company || recipient.company }
}

/** The name a person reads; a document they did not name is named after whose resume or which job it is. */
export function nameDocument(title: string, parts: NameParts): string {
  if (title.trim() !== '') return title
  if ('firstName' in parts) {
    const name = calmName(fullName({ personalInfo: parts }))
    return name === '' ? 'Untitled resume' : `${name} – Resume`
  }
  const job = [parts.jobTitle, parts.company].filter((part) => part.trim() !== '').join(', ')
  return job === '' ? 'Untitled letter' : `${job} – Letter`
}

type Titled = { title: string } & (Pick<ResumeDocument, 'resume'> | Pick<LetterDocument, 'letter'>)

export function documentTitle(document: Titled): string {
  return nameDocument(document.title, namePartsOf(document))
}

/** The same document under another id. Its content gets the new id too, or two documents would share one resume. */
export function copyDocument<Document extends SavedDocument>(document: Document, id: string): Document
export function copyDocument(document: SavedDocument, id: string): SavedDocument {
  if (document.kind === 'resume') return { ...document, id, resume: { ...document.resume, id } }
  return { ...document, id, letter: { ...document.letter, id } }
}

const bookkeeping = new Set(['id', 'revision', 'updatedAt', 'cause'])

/** Whether two versions say and look the same, compared by what they hold and not by which object holds it. */
export function sayTheSame(a: SavedDocument, b: SavedDocument): boolean {
  return contentText(a) === contentText(b)
}

function contentText(document: SavedDocument): string {
  return JSON.stringify(document, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    // A database may give the keys back in another order; what is empty and what is missing say the same.
    const entries = Object.entries(value).filter(
      ([name, part]) => part !== undefined && !(key === '' && bookkeeping.has(name)) && !isEmptyRecord(name, part),
    )
    return Object.fromEntries(entries.sort(([first], [second]) => (first < second ? -1 : 1)))
  })
}

function isEmptyRecord(name: string, value: unknown): boolean {
  return name === 'otherStyles' && typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
