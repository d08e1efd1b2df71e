import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'

/** Code is the truth for templates; the table only mirrors it. */
export const allTemplates: readonly TemplateDefinition[] = Object.values<TemplateDefinition>(templates).sort(
  (one, other) => one.id - other.id,
)

export function findTemplate(id: number): TemplateDefinition | undefined {
  return allTemplates.find((template) => template.id === id)
}
