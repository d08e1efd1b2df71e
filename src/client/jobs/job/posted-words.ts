const dayMs = 86_400_000

/** `Today`, `Yesterday`, `6 days ago`, `3 weeks ago`. */
export function postedWords(postedDate: string, now: number): string {
  const days = Math.max(0, Math.floor(now / dayMs) - Math.floor(Date.parse(`${postedDate}T00:00:00Z`) / dayMs))
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 14) return `${days} days ago`
  return `${Math.floor(days / 7)} weeks ago`
}
