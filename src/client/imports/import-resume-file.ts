// Brings a resume in from a file of ours or of JSON Resume.
import { newId } from '#client/lib/new-id.ts'
import { fromJsonResume, isJsonResume } from '#engine/resume/from-json-resume.ts'
import { type Reading, readResume } from '#engine/resume/read-resume.ts'

/** A resume with its photo; anything larger is some other file. */
const IMPORT_LIMIT = 12_000_000

type ImportFailure = 'too-large' | 'not-json' | 'not-a-resume'

export const importFailureWords: Record<ImportFailure, string> = {
  'too-large': 'This file is too large to be a resume.',
  'not-json': 'This file could not be read. Choose a .json file that was saved here or is in the JSON Resume format.',
  'not-a-resume': 'There’s no resume in this file.',
}

type ImportResult = ({ ok: true } & Reading) | { ok: false; reason: ImportFailure }

/** Keeps what can be kept; `problems` names the fields that could not be read. */
export async function importResumeFile(file: Blob, createId: () => string = newId): Promise<ImportResult> {
  if (file.size > IMPORT_LIMIT) return { ok: false, reason: 'too-large' }
  let value: unknown
  try {
    value = JSON.parse(await file.text())
  } catch {
    return { ok: false, reason: 'not-json' }
  }
  if (typeof value !== 'object' || value === null) return { ok: false, reason: 'not-a-resume' }
  // A saved document carries the resume inside.
  if ('resume' in value && isOurs(value.resume)) return { ok: true, ...readResume(value.resume, { newId: createId }) }
  if (isOurs(value)) return { ok: true, ...readResume(value, { newId: createId }) }
  if (isJsonResume(value)) return { ok: true, ...fromJsonResume(value, { newId: createId }) }
  return { ok: false, reason: 'not-a-resume' }
}

function isOurs(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('personalInfo' in value || 'experiences' in value)
}
