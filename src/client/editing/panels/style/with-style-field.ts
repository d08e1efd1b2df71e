import type { CustomStyle, Style } from '#engine/style/style.ts'

/** The person's style with one field changed. A field that is back at the template's own isn't a change any more. */
export function withStyleField<Field extends keyof Style>(
  custom: CustomStyle,
  template: Style,
  field: Field,
  value: Style[Field],
): CustomStyle {
  const { [field]: _before, ...others } = custom
  return value === template[field] ? others : { ...custom, [field]: value }
}

/** The same for several fields at once; a field that is named without a value is taken away. */
export function withLook(custom: CustomStyle, template: Style, look: CustomStyle): CustomStyle {
  const own: Record<string, unknown> = { ...template }
  const changed = Object.entries({ ...custom, ...look }).filter(
    ([field, value]) => value !== undefined && (value !== own[field] || !(field in look)),
  )
  return Object.fromEntries(changed)
}
