import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { templateCategories } from '../thumbnails/template-categories.ts'
import { thumbnailPicture } from '../thumbnails/thumbnail-picture.ts'
import { industries, industriesOf } from './industries.ts'

type FilterOption = { value: string; label: string; hint?: string }
export type FilterGroup = {
  key: string
  title: string
  note?: string
  options: readonly FilterOption[]
  /** What a template has of this group. */
  read: (card: TemplateCardData) => readonly (string | undefined)[]
}

const allTemplates = 'all'

export const categoryTabs: readonly { slug: string; label: string; category?: string }[] = [
  { slug: allTemplates, label: 'All Templates' },
  ...templateCategories,
]

export const filterGroups: readonly FilterGroup[] = [
  { key: 'industry', title: 'Field of work', options: industries, read: (card) => industriesOf(card.industries) },
  {
    key: 'layout',
    title: 'Layout',
    options: [
      { value: 'single-column', label: 'Single column' },
      { value: 'two-column', label: 'Two columns' },
      { value: 'creative', label: 'Freeform' },
    ],
    read: (card) => [card.layoutType],
  },
  {
    key: 'ats',
    title: 'ATS grade',
    note: 'How well hiring software reads it.',
    options: [
      { value: 'A', label: 'Grade A', hint: 'Safest for online forms' },
      { value: 'B', label: 'Grade B', hint: 'Read in the right order' },
      { value: 'C', label: 'Grade C', hint: 'Best sent to a person' },
    ],
    read: (card) => [card.atsGrade],
  },
  {
    key: 'photo',
    title: 'Photo',
    options: [
      { value: 'with', label: 'With a photo' },
      { value: 'without', label: 'No photo' },
    ],
    read: (card) => [thumbnailPicture(card.id)?.hasPhoto ? 'with' : 'without'],
  },
  {
    key: 'length',
    title: 'Length',
    options: [
      { value: 'short', label: 'Short work history' },
      { value: 'page', label: 'One full page' },
      { value: 'long', label: 'Two pages or more' },
    ],
    read: (card) => [card.lengthFit],
  },
]

/** What is chosen: the tab, and of each group the values. */
export type Filters = { category: string; chosen: Readonly<Record<string, readonly string[]>> }

export function readFilters(query: URLSearchParams): Filters {
  const category = categoryTabs.find(({ slug }) => slug === query.get('category'))?.slug ?? allTemplates
  const chosen = filterGroups.map(({ key, options }) => {
    const asked = query.get(key)?.split(',') ?? []
    return [key, options.map(({ value }) => value).filter((value) => asked.includes(value))]
  })
  return { category, chosen: Object.fromEntries(chosen) }
}

/** The same as an address. What the gallery does not know of the query stays. */
export function writeFilters(query: URLSearchParams, { category, chosen }: Filters): URLSearchParams {
  const next = new URLSearchParams(query)
  set(next, 'category', category === allTemplates ? '' : category)
  for (const { key } of filterGroups) set(next, key, (chosen[key] ?? []).join(','))
  return next
}

function set(query: URLSearchParams, key: string, value: string): void {
  if (value === '') query.delete(key)
  else query.set(key, value)
}

export function toggleOption(filters: Filters, key: string, value: string): Filters {
  const before = filters.chosen[key] ?? []
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  return { ...filters, chosen: { ...filters.chosen, [key]: after } }
}

export const clearOptions = (filters: Filters): Filters => ({ ...filters, chosen: {} })

/** Templates that have one of the chosen values in every group. */
export function filterTemplates(cards: readonly TemplateCardData[], filters: Filters): TemplateCardData[] {
  const category = categoryTabs.find(({ slug }) => slug === filters.category)?.category
  return cards.filter(
    (card) =>
      (category === undefined || card.category.toLowerCase() === category) &&
      filterGroups.every(({ key, read }) => {
        const chosen = filters.chosen[key] ?? []
        return chosen.length === 0 || read(card).some((value) => value !== undefined && chosen.includes(value))
      }),
  )
}

/** How many templates there would be with this option alone chosen in its group. */
export function countOption(cards: readonly TemplateCardData[], filters: Filters, key: string, value: string): number {
  return filterTemplates(cards, { ...filters, chosen: { ...filters.chosen, [key]: [value] } }).length
}

/** The chosen options with their words, for the chips. */
export function listChosen(filters: Filters): { key: string; value: string; label: string }[] {
  return filterGroups.flatMap(({ key, options }) =>
    options
      .filter(({ value }) => filters.chosen[key]?.includes(value))
      .map(({ value, label }) => ({ key, value, label })),
  )
}
