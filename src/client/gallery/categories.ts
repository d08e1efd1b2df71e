export type CategoryTab = { slug: string; label: string; category: string | undefined }

export const categoryTabs: readonly CategoryTab[] = [
  { slug: 'all', label: 'All Templates', category: undefined },
  { slug: 'professional', label: 'Professional', category: 'professional' },
  { slug: 'creative', label: 'Creative', category: 'creative' },
  { slug: 'executive', label: 'Executive', category: 'executive' },
  { slug: 'modern', label: 'Modern', category: 'modern' },
  { slug: 'entry-level', label: 'Entry Level', category: 'entry level' },
  { slug: 'ats-format', label: 'ATS Format', category: 'ats format' },
]

const [allTemplates] = categoryTabs

export function readCategoryTab(slug: string | null): CategoryTab | undefined {
  return categoryTabs.find((tab) => tab.slug === slug) ?? allTemplates
}

export function filterByTab<Entry extends { category: string }>(
  entries: readonly Entry[],
  tab: CategoryTab | undefined,
): readonly Entry[] {
  if (!tab?.category) return entries
  return entries.filter((entry) => entry.category.toLowerCase() === tab.category)
}

/** How a category is written on a card; one we do not know is Featured. */
export function categoryLabel(category: string): string {
  return categoryTabs.find((tab) => tab.category === category.toLowerCase())?.label ?? 'Featured'
}
