import { emptyLetter, type Letter } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { LetterDocument, ResumeDocument } from './document.ts'

export { documentTitle } from '#shared/saved-document.ts'

/** The template of the edit screen and of a first resume. */
export const DEFAULT_TEMPLATE_ID = 1

type NewFields = {
  id: string
  /** UTC, ISO. */
  now: string
  templateId?: number | undefined
  title?: string | undefined
  /** What its first version is called, such as `Imported`. */
  cause?: string | undefined
}

type NewDocument = NewFields & {
  /** Without one the document starts empty. */
  resume?: Resume | undefined
}

/** A document that no draft knows yet: its revision is 0 until it is saved. */
export function newDocument({
  id,
  now,
  templateId = DEFAULT_TEMPLATE_ID,
  resume,
  title = '',
  cause,
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
    ...(cause === undefined ? {} : { cause: { name: cause, at: now } }),
  }
}

type NewLetter = NewFields & { letter?: Letter | undefined }

export function newLetter({ id, now, templateId, letter, title = '', cause }: NewLetter): LetterDocument {
  return {
    id,
    kind: 'letter',
    title,
    ...(templateId === undefined ? {} : { templateId }),
    design: defaultLetterDesign,
    letter: letter ?? emptyLetter(id),
    revision: 0,
    updatedAt: now,
    ...(cause === undefined ? {} : { cause: { name: cause, at: now } }),
  }
}
