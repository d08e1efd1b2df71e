// Money is whole cents everywhere; dollars appear only in what people read and in one call's `amount`.

export const currency = 'usd'

/** As people read it: `$2.99`, and `$19` where no cents are left over. */
export function formatCents(cents: number): string {
  const dollars = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')
  const rest = Math.abs(cents) % 100
  const amount = rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
  return `${cents < 0 ? '-' : ''}$${amount}`
}

/** An amount in dollars as whole cents; null if it isn't whole cents, as in 2.995. */
export function toCents(dollars: number): number | null {
  const cents = Math.round(dollars * 100)
  return Number.isFinite(cents) && Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null
}
