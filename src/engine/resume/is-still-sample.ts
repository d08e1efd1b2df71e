import type { Resume } from './resume.ts'

/** Only addresses of this kind are on our samples. */
const exampleAddress = /@(?:.+\.)?example\.\w+$/i
/** The ids of a sample's entries, which its copy keeps; entries people add have random ones. */
const sampleEntry = /-exp-\d+$/

const foldLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a resume still speaks of the made-up person of its template, whatever has been done to its looks. */
export function isStillSample({ personalInfo, experiences }: Resume): boolean {
  const email = foldLetters(personalInfo.email.trim())
  if (!exampleAddress.test(email) || !experiences.some(({ id }) => sampleEntry.test(id))) return false
  const first = foldLetters(personalInfo.firstName).replace(/[^\p{L}]/gu, '')
  const parts = email.split(/[^\p{L}]+/u)
  return first !== '' && (parts.some((part) => part.startsWith(first)) || parts[0] === first[0])
}
