// Moments as a person says them. `now` comes from outside, in milliseconds since 1970.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// Made when first needed: the four take a slow phone a tenth of a second, and most pages say no time.
const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const sameYear = lazily(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }))
const otherYear = lazily(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }))
const clock = lazily(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }))

function lazily<Format>(create: () => Format): () => Format {
  let format: Format | undefined
  return () => {
    format ??= create()
    return format
  }
}

/** `just now`, `5 minutes ago`, `yesterday`, `Nov 2`. */
export function timeAgo(moment: string, now: number): string {
  const then = new Date(moment)
  const passed = now - then.getTime()
  if (Number.isNaN(passed)) return ''
  if (passed < minute) return 'just now'
  if (passed < hour) return relative().format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return relative().format(-Math.floor(passed / hour), 'hour')
  if (passed < 7 * day) return relative().format(-Math.floor(passed / day), 'day')
  return dayOf(then, now)
}

/** `10:42 AM` today, `Nov 2, 10:42 AM` otherwise. */
export function timeOf(moment: string, now: number): string {
  const then = new Date(moment)
  if (Number.isNaN(then.getTime())) return ''
  const isToday = then.toDateString() === new Date(now).toDateString()
  return isToday ? clock().format(then) : `${dayOf(then, now)}, ${clock().format(then)}`
}

function dayOf(then: Date, now: number): string {
  const isThisYear = then.getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? sameYear : otherYear)().format(then)
}
