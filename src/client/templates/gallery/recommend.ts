import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { isMadeFor } from './industries.ts'
import type { ResumeFacts } from './resume-facts.ts'

type Recommendation = { points: number; reason: string | undefined }

const lengthWords = {
  short: 'Good for a shorter resume',
  page: 'Good for one full page',
  long: 'Good for 2 pages of experience',
}

/** How well a template suits a resume, with the words that say why. What is made for the field comes before all else. */
export function recommend(card: TemplateCardData, facts: ResumeFacts): Recommendation {
  const isInField = isMadeFor(card.industries, facts.title)
  const isInLength = card.lengthFit === facts.length
  const isForBeginners = card.category.toLowerCase() === 'entry level'
  const points = (isInField ? 4 : 0) + (isInLength ? 2 : 0) + (isForBeginners === facts.isBeginner ? 1 : 0)
  // Little text says nothing about how long somebody has worked.
  if (isForBeginners && !facts.isBeginner) return { points: points - 2, reason: isInField ? inField : undefined }
  if (!isInLength) return { points, reason: isInField ? inField : undefined }
  const length = lengthWords[facts.length]
  return { points, reason: isInField ? `${length} in your field` : length }
}

const inField = 'Fits your field'
