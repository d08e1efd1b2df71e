/** The categories as a person reads them, in the order of the gallery. */
export const templateCategories = [
  { slug: 'professional', label: 'Professional', category: 'professional' },
  { slug: 'creative', label: 'Creative', category: 'creative' },
  { slug: 'executive', label: 'Executive', category: 'executive' },
  { slug: 'modern', label: 'Modern', category: 'modern' },
  { slug: 'entry-level', label: 'Entry Level', category: 'entry level' },
  { slug: 'ats-format', label: 'ATS Format', category: 'ats format' },
] as const

/** How a category is written on a card; one we do not know is Featured. */
export function categoryLabel(category: string): string {
  const known = templateCategories.find((entry) => entry.category === category.toLowerCase())
  return known?.label ?? 'Featured'
}
