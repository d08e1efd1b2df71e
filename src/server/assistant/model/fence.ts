import { randomBytes } from 'node:crypto'
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { cleanInput } from '#engine/writing/words/clean-input.ts'

/** More of it than this helps nobody and costs money. */
const longest = 30_000

/**
 * Text from a person or a posting, marked as data with an unguessable word, so that nothing in it can pass for
 * the end of it.
 */
export function fence(name: string, text: string): string {
  const mark = randomBytes(12).toString('hex')
  const clean = cleanInput(text).slice(0, longest).replaceAll(mark, '')
  return `<${name} ${mark}>\n${clean}\n</${name} ${mark}>`
}

/** The resume as data; the photo stays here. */
export function fenceResume(resume: Resume): string {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  return fence('resume', canonicalText({ ...resume, personalInfo }))
}
