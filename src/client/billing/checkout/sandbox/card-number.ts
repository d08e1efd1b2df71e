// A card number as it is printed, and the sandbox's own cards.

type TestCard = { number: string; result: string }

/** The cards the sandbox knows; each does the same every time. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', result: 'accepted' },
  { number: '4000 0025 0000 3155', result: 'requires confirmation' },
  { number: '4000 0000 0000 0002', result: 'declined' },
  { number: '4000 0000 0000 9995', result: 'insufficient funds' },
]

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** In groups of four, as on the card. */
export function groupCardNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, 19)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  )
}

/** `MM / YY`, as on the card; a first digit above 1 can only be a month below ten. */
export function groupExpiry(text: string): string {
  const typed = digitsOf(text)
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export function readExpiry(text: string): { expMonth: number; expYear: number } | null {
  const digits = digitsOf(text)
  const expMonth = Number(digits.slice(0, 2))
  if (digits.length !== 4 || expMonth < 1 || expMonth > 12) return null
  return { expMonth, expYear: 2000 + Number(digits.slice(2)) }
}

/** Whether a card of this kind has no more digits: 15 for those of American Express, 16 for most others. */
export function isWholeNumber(text: string): boolean {
  const digits = digitsOf(text)
  return digits.length === (/^3[47]/.test(digits) ? 15 : 16) && isCardNumber(digits)
}

/** The check digit that every card number carries; catches a mistyped one before anything is sent. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 12 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
