// What the person brings: text in a box, which may stand for a resume that was read or chosen.
import * as z from 'zod'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { customStyleSchema } from '#engine/style/style.ts'

/** The document the text came from: a copy wears the same look, and a letter the same head. */
const originSchema = z.object({
  id: z.string(),
  title: z.string(),
  templateId: z.number(),
  style: customStyleSchema,
})
type SourceOrigin = z.infer<typeof originSchema>

export type ResumeSource = {
  text: string
  /** The resume whose text this is; once the text is edited it no longer counts. */
  resume?: Resume | undefined
  /** Lines of a file that found no place in that resume. */
  unplaced?: readonly string[] | undefined
  photo?: string | undefined
  origin?: SourceOrigin | undefined
}

export const emptySource: ResumeSource = { text: '' }

export function sourceOf(resume: Resume): ResumeSource {
  const { profileImage, ...personalInfo } = resume.personalInfo
  const bare = { ...resume, personalInfo }
  return { text: canonicalText(bare), resume: bare, ...(profileImage ? { photo: profileImage } : {}) }
}

export function sourceOfDocument(document: ResumeDocument): ResumeSource {
  const { id, templateId, style } = document
  return { ...sourceOf(document.resume), origin: { id, title: documentTitle(document), templateId, style } }
}

/** What a file gave: its text for the box, and the resume that was read in it. */
export function sourceOfUpload({ extractedText, resume, other }: UploadedResume): ResumeSource {
  return { text: extractedText, resume, ...(other.length > 0 ? { unplaced: other } : {}) }
}

type UploadedResume = { extractedText: string; resume: Resume; other: readonly string[] }

/** Swaps in another resume; a photo chosen on the page stays unless the new one has its own. */
export function replaceSource({ photo }: ResumeSource, next: ResumeSource): ResumeSource {
  return photo && !next.photo ? { ...next, photo } : next
}

export function withText(source: ResumeSource, text: string): ResumeSource {
  const { resume, unplaced, origin, ...rest } = source
  // An empty box is a new start.
  const kept = origin && text.trim() !== '' ? { ...rest, origin } : rest
  return resume && text === source.text ? { ...kept, text, resume, unplaced } : { ...kept, text }
}

/** For a call: the resume itself where it is known, else the text to be read. */
export function sourceBody({ text, resume }: ResumeSource): { resume: Resume } | { resumeData: string } {
  return resume ? { resume } : { resumeData: text }
}

const KEY = 'candid-assist-source'

const keptSchema = z.object({ text: z.string(), photo: z.string().optional(), origin: originSchema.optional() })

/** What was brought survives a reload of the tab, and goes along from one of the three pages to the next. */
export function keepSource({ text, photo, origin }: ResumeSource): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text, photo, origin }))
  } catch {
    // It lasts as long as the page is open.
  }
}

export function readKeptSource(): ResumeSource {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? emptySource
  } catch {
    return emptySource
  }
}
