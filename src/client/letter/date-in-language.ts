import { longDate } from '#client/lib/long-date.ts'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import type { HomeRegion } from '#engine/resume/home-region.ts'
import type { DocumentLanguage } from '#engine/resume/resume.ts'

const day = 24 * 60 * 60 * 1000
/** Letters older than this keep the date they have. */
const days = 400

type DateChange = { from: DocumentLanguage; to: DocumentLanguage; now: number; home: HomeRegion | undefined }

/** A date that we wrote above a letter, in another language; what the person typed stays as it is. */
export function dateInLanguage(text: string, { from, to, now, home }: DateChange): string {
  const tag = to === 'en' ? englishTag(home) : wordsByLanguage[to].tag
  for (let back = 0; back < days; back += 1) {
    const moment = new Date(now - back * day).toISOString()
    if (tagsOf(from).some((tag) => longDate(moment, tag) === text)) return longDate(moment, tag)
  }
  return text
}

/** English dates follow the person's country. */
export function englishTag(home: HomeRegion | undefined): string {
  return home === 'elsewhere' ? 'en-GB' : 'en-US'
}

function tagsOf(language: DocumentLanguage): string[] {
  return language === 'en' ? [englishTag('north-america'), englishTag('elsewhere')] : [wordsByLanguage[language].tag]
}
