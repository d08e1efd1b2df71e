// Where the focus is among the suggestions.
import { type RefObject, useEffect, useRef } from 'react'

/** A decision takes away the button that was pressed; the focus stays in the card instead of being lost. */
export function useKeepFocus(card: RefObject<HTMLElement | null>, state: string): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      hadFocus.current = card.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [card])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each new state, whatever it is
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [card, state])
}

/** Brings a suggestion's card into view and the focus to it. */
export function focusChange(changeId: string): boolean {
  const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(changeId)}"]`)
  card?.focus()
  return card !== null
}

export function focusCard(card: HTMLElement | null, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('article[data-card]')]
  // Those that are set aside are folded away.
  const cards = all.filter((other) => other.checkVisibility())
  cards[card ? cards.indexOf(card) + step : 0]?.focus()
}

export function focusNextOpen(card: HTMLElement | null): void {
  const open = [...document.querySelectorAll<HTMLElement>('article[data-open]')]
  const place = card ? open.indexOf(card) : -1
  const next = open[place + 1] ?? open[place - 1]
  next?.focus()
}
