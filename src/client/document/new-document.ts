import { fullName } from '#engine/resume/names.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { ResumeDocument } from './document.ts'

/** The template of the edit screen and of a first resume. */
export const DEFAULT_TEMPLATE_ID = 1

export type NewDocument = {
  id: string
  /** UTC, ISO. */
  now: string
  templateId?: number | undefined
  /** Without one the document starts empty. */
  resume?: Resume | undefined
  title?: string | undefined
}

/** A document that no draft knows yet: its revision is 0 until it is saved. */
export function newDocument({
  id,
  now,
  templateId = DEFAULT_TEMPLATE_ID,
  resume,
  title = '',
}: NewDocument): ResumeDocument {
  return {
    id,
    kind: 'resume',
    title,
    templateId,
    style: {},
    resume: resume ?? emptyResume(id),
    revision: 0,
    updatedAt: now,
  }
}

/** The same document under another id; its resume goes by that id too, or two documents would hold one resume. */
export function copyDocument(document: ResumeDocument, id: string): ResumeDocument {
  return { ...document, id, resume: { ...document.resume, id } }
}

/** The name a person reads; documents they did not name are named after whose resume it is. */
export function documentTitle({ title, resume }: Pick<ResumeDocument, 'title' | 'resume'>): string {
  if (title.trim() !== '') return title
  const name = fullName(resume)
  return name === '' ? 'Untitled resume' : `${name} – Resume`
}
