import type { TemplateColors } from './template-colors.ts'

const bare = (color: string) => color.replace('#', '')

/** Where a template is edited, in the colours it was last looked at. */
export function editAddress(templateId: number, colors?: TemplateColors): string {
  const query = new URLSearchParams({ id: String(templateId) })
  if (colors) query.set('colors', `${bare(colors.primaryColor)}-${bare(colors.secondaryColor)}`)
  return `/edit-template?${query}`
}

export function readColors(params: URLSearchParams): TemplateColors | undefined {
  const [, primary, secondary] = /^([0-9a-f]{6})-([0-9a-f]{6})$/.exec(params.get('colors') ?? '') ?? []
  return primary && secondary ? { primaryColor: `#${primary}`, secondaryColor: `#${secondary}` } : undefined
}
