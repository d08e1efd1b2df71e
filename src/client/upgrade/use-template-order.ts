import { useEffect, useState } from 'react'
import { recommend } from '#client/templates/gallery/recommend.ts'
import { sortTemplates } from '#client/templates/gallery/sort-templates.ts'
import type { TemplateCardData } from '#client/templates/thumbnails/template-cards.ts'
import type { OwnPageState } from './use-own-page.ts'

/** After this the templates are there to choose from, whether it is known which fit or not. */
const PATIENCE = 2500
/** So many are said to be the best. */
const BEST = 6

export type OrderedTemplate = { template: TemplateCardData; reason: string | undefined }

/** What is chosen, then what fits best. Decided once, so that no template moves from under a finger. */
export function useTemplateOrder(
  cards: readonly TemplateCardData[] | undefined,
  own: OwnPageState,
  chosen: number,
): readonly OrderedTemplate[] | undefined {
  const [order, setOrder] = useState<readonly OrderedTemplate[]>()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  if (order || !cards || !(own || isLate)) return order
  const facts = own && own !== 'none' ? own.facts : undefined
  const sorted = sortTemplates(cards, 'recommended', facts)
  const first = facts ? sorted.toSorted((one, other) => +(other.id === chosen) - +(one.id === chosen)) : sorted
  const next = first.map((template, place) => ({
    template,
    reason: facts && place < BEST ? recommend(template, facts).reason : undefined,
  }))
  setOrder(next)
  return next
}
