// What a card needs of each template. Read by hand: the pages that show cards should not load a schema library for it.
import { queryOptions } from '@tanstack/react-query'
import { callRaw, readJson } from '#client/lib/api.ts'
import type { Style } from '#engine/style/style.ts'
import type { Template } from '#engine/templates/template.ts'
import { addresses } from '#shared/api/addresses.ts'
import type { listTemplates } from '#shared/api/templates.ts'
import type { TemplateColors } from '../template-colors.ts'

export type TemplateCardData = Pick<Template, 'id' | 'name' | 'description' | 'category' | 'isPopular'> & {
  thumbnail: string | undefined
  layoutType: Style['layoutType'] | undefined
  atsGrade: Template['atsGrade'] | undefined
  industries: string
  colors: TemplateColors | undefined
  lengthFit: LengthFit
}

/** How much history a template is set for: little, one full page, or more than one. */
export type LengthFit = 'short' | 'page' | 'long'

export const templateCardsQuery = () =>
  queryOptions({
    queryKey: [addresses.listTemplates.path, 'cards'],
    queryFn: async ({ signal }) =>
      readTemplateCards(await readJson(await callRaw<typeof listTemplates>(addresses.listTemplates, { signal }))),
  })

export function readTemplateCards(value: unknown): TemplateCardData[] {
  if (!Array.isArray(value)) throw new Error('The list of templates is no list')
  return value.flatMap((entry: unknown) => readCard(entry) ?? [])
}

const layoutTypes = ['single-column', 'two-column', 'creative'] as const
const lengthFits: Readonly<Record<string, LengthFit>> = { airy: 'short', compact: 'long' }
const grades = ['A', 'B', 'C'] as const

function readCard(value: unknown): TemplateCardData | undefined {
  if (!isRecord(value) || typeof value.id !== 'number' || typeof value.name !== 'string') return undefined
  const style = isRecord(value.style) ? value.style : {}
  const design = isRecord(value.design) ? value.design : {}
  return {
    id: value.id,
    name: value.name,
    description: readText(value.description) ?? '',
    category: readText(value.category) ?? '',
    thumbnail: readText(value.thumbnail),
    isPopular: value.isPopular === true,
    layoutType: layoutTypes.find((type) => type === style.layoutType),
    atsGrade: grades.find((grade) => grade === value.atsGrade),
    industries: readText(value.industries) ?? '',
    colors: readColors(style),
    lengthFit: lengthFits[readText(design.density) ?? ''] ?? 'page',
  }
}

function readColors(style: Record<string, unknown>): TemplateColors | undefined {
  const primaryColor = readText(style.primaryColor)
  const secondaryColor = readText(style.secondaryColor)
  return primaryColor && secondaryColor ? { primaryColor, secondaryColor } : undefined
}

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
