import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { recommend } from './recommend.ts'
import type { ResumeFacts } from './resume-facts.ts'

export const templateOrders = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'simple', label: 'Simple first' },
  { value: 'newest', label: 'Newest' },
] as const
export type TemplateOrder = (typeof templateOrders)[number]['value']

export function readSort(query: URLSearchParams): TemplateOrder {
  return readOrder(query.get('sort'))
}

export function readOrder(text: string | null): TemplateOrder {
  return templateOrders.find(({ value }) => value === text)?.value ?? 'recommended'
}

const layoutRank = { 'single-column': 0, 'two-column': 1, creative: 2 }

/** Fewer things on the page that a parser or a hurried reader could trip over. */
const difficulty = ({ atsGrade, layoutType }: TemplateCardData) =>
  'ABC'.indexOf(atsGrade ?? 'C') * 3 + (layoutType ? layoutRank[layoutType] : 2)

/** The same templates in the order asked for. Without a resume the recommended order is the makers' own. */
export function sortTemplates(
  cards: readonly TemplateCardData[],
  order: TemplateOrder,
  facts: ResumeFacts | undefined,
): readonly TemplateCardData[] {
  if (order === 'simple') return cards.toSorted((one, other) => difficulty(one) - difficulty(other))
  if (order === 'newest') return cards.toSorted((one, other) => other.id - one.id)
  if (!facts) return cards
  return cards.toSorted((one, other) => recommend(other, facts).points - recommend(one, facts).points)
}
