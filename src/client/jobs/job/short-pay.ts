const span = /^\$([\d,.]+)(?: – \$([\d,.]+))? an? (hour|day|week|month|year)$/
const units: Record<string, string> = { hour: 'hr', day: 'day', week: 'wk', month: 'mo', year: 'yr' }

/** `$27 – $33 an hour` to `$27–33/hr`, where a card has no room for a sentence; other words stay as they are. */
export function shortPay(salary: string): string {
  const [, least, most, unit = ''] = span.exec(salary) ?? []
  if (least === undefined) return salary
  return `$${most === undefined ? least : `${least}–${most}`}/${units[unit] ?? unit}`
}
