const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A moment as a person writes a date: November 15, 2026. */
export function longDate(moment: string): string {
  return format.format(new Date(moment))
}
