import type { Resume } from '#engine/resume/resume.ts'
import { isOtherLanguage } from './is-other-language.ts'

const otherPosting =
  'This posting doesn’t seem to be in English, so we can only compare its names and numbers. Paste a translation for better results.'
const noJob =
  'We couldn’t find any jobs in your text. Put each one on its own lines: title, employer, dates, and below that what you did.'

/** What the person should know about how their text was read; undefined if there is nothing. */
export function readingNotice({
  resume,
  posting,
}: {
  resume: Resume
  posting?: string | undefined
}): string | undefined {
  const notices = [
    ...(posting !== undefined && isOtherLanguage(posting) ? [otherPosting] : []),
    ...(resume.experiences.length === 0 && resume.projects.length === 0 ? [noJob] : []),
  ]
  return notices.length > 0 ? notices.join(' ') : undefined
}

/** One notice of several. */
export function joinNotices(...notices: (string | undefined)[]): { notice?: string } {
  const said = notices.filter((notice) => notice !== undefined)
  return said.length > 0 ? { notice: said.join(' ') } : {}
}
