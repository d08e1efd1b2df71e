// What a text about a person consists of: titles, employers and times, each with its position.

export type Span = { text: string; start: number; end: number }

/** When: a period, the one end of it that is told, or how long it was. */
export type Time = Span & {
  kind: 'time'
  from: string
  to: string
  current: boolean
  /** A single date that neither begins nor ends anything by its words: `in 2018`. */
  isPoint: boolean
  years?: number
}

export type Title = Span & { kind: 'title'; weight: number }
export type Employer = Span & { kind: 'employer'; weight: number }

export type Thing = Time | Title | Employer

/** Written without capitals: names cannot be told by theirs. */
export function isSmall(text: string): boolean {
  return !/\p{Lu}\p{Ll}/u.test(text.replace(/(?<!\p{L})I[’'](?:m|ve|d|ll)(?!\p{L})/gu, '')) && /\p{Ll}/u.test(text)
}

export type ToldJob = {
  start: number
  end: number
  employer?: string
  title?: string
  from: string
  to: string
  current: boolean
}
