const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(tag: string): Intl.DateTimeFormat {
  const known = formats.get(tag)
  if (known) return known
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(tag, options)
  formats.set(tag, format)
  return format
}

/** A moment as a person writes a date: November 15, 2026, or 15. November 2026 in `de-DE`. */
export function longDate(moment: string, tag = 'en-US'): string {
  return formatFor(tag).format(new Date(moment))
}
