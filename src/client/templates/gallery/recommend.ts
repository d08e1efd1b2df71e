import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { industriesOf } from './industries.ts'
import type { ResumeFacts } from './resume-facts.ts'

type Recommendation = { points: number; reason: string | undefined }

const lengthWords = {
  short: 'Good for a short history',
  page: 'Good for one full page',
  long: 'Good for 2 pages of experience',
}

/** How well a template suits a resume, with the words that say why. What is made for the field comes before all else. */
export function recommend(card: TemplateCardData, facts: ResumeFacts): Recommendation {
  const isInField = industriesOf(card.industries).some((field) => facts.fields.includes(field))
  const isInLength = card.lengthFit === facts.length
  const isForBeginners = card.category.toLowerCase() === 'entry level'
  const points = (isInField ? 4 : 0) + (isInLength ? 2 : 0) + (isForBeginners === facts.isBeginner ? 1 : 0)
  if (!isInLength) return { points, reason: isInField ? 'Made for your field' : undefined }
  const length = lengthWords[facts.length]
  return { points, reason: isInField ? `${length}, in your field` : length }
}
