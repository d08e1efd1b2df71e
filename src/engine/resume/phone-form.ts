import { regionOf } from './home-region.ts'

type Known = {
  phone: string
  location?: string | undefined
  /** Of the browser, e.g. `en-US`: it counts where no place is told. */
  language: string
}

/** `2675550139` as it is written in North America; undefined where it has a form of its own or is no number of theirs. */
export function usualPhone({ phone, location = '', language }: Known): string | undefined {
  const [, area, office, line] = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(phone.trim()) ?? []
  if (!area) return undefined
  const isTold = regionOf({ phone: '', location }, '')
  const isAmerican = isTold ? isTold === 'north-america' : location.trim() === '' && /-(?:US|CA)$/i.test(language)
  return isAmerican ? `(${area}) ${office}-${line}` : undefined
}
