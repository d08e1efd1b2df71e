import { longDate } from '#client/lib/long-date.ts'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import type { DocumentLanguage } from '#engine/resume/resume.ts'

const day = 24 * 60 * 60 * 1000
/** Letters older than this keep the date they have. */
const days = 400

/** A date that we wrote above a letter, in another language; what the person typed stays as it is. */
export function dateInLanguage(
  text: string,
  { from, to, now }: { from: DocumentLanguage; to: DocumentLanguage; now: number },
): string {
  for (let back = 0; back < days; back += 1) {
    const moment = new Date(now - back * day).toISOString()
    if (tagsOf(from).some((tag) => longDate(moment, tag) === text)) return longDate(moment, wordsByLanguage[to].tag)
  }
  return text
}

/** English dates follow the person's country. */
function tagsOf(language: DocumentLanguage): string[] {
  const { tag } = wordsByLanguage[language]
  return language === 'en' ? [tag, 'en-GB'] : [tag]
}
