// The test card that paid last, for the next payment of this visit. No other number is ever kept.
import { digitsOf, testCards } from './card-number.ts'

const KEY = 'candid-test-card'

const findTestCard = (number: string) => testCards.find((card) => digitsOf(card.number) === digitsOf(number))?.number

export function keepTestCard(number: string): void {
  const card = findTestCard(number)
  try {
    if (card) sessionStorage.setItem(KEY, card)
  } catch {
    // It is chosen again.
  }
}

export function readTestCard(): string | undefined {
  try {
    return findTestCard(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}
