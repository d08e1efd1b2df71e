import * as z from 'zod'
import { callRaw, readJson } from '#client/lib/api.ts'
import { splitChange } from '#engine/edit/apply-change.ts'
import { type Change, changeSchema } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { assistUpgrade } from '#shared/api/assistant.ts'

/** More than these is a list to work through, and nobody does that before they have seen their resume. */
const MOST = 3

const answerSchema = z.object({ changes: z.array(changeSchema) })

/** The lines of jobs that would say more in other words, each with those words. */
export async function findWeakLines(resume: Resume): Promise<Change[]> {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  const body = { resume: { ...resume, personalInfo } }
  const { changes } = answerSchema.parse(await readJson(await callRaw(assistUpgrade, { body })))
  return changes.flatMap(splitChange).filter(isWeakLine).slice(0, MOST)
}

function isWeakLine({ path, kind, group, unsure = [] }: Change): boolean {
  return /^experiences\..+\.description$/.test(path) && kind === 'replace' && group === 'clarity' && unsure.length === 0
}
