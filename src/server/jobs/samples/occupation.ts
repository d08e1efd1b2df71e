/** F full-time, P part-time, C contract, T temporary, I internship; R with one of them is done from home. */
export type TypeCode = 'F' | 'P' | 'C' | 'T' | 'I' | 'FR' | 'PR' | 'CR' | 'TR' | 'IR'

/**
 * One opening: title, employer, place, type, pay (`34-41/h`, `82-98k` or nothing), days since it was posted, what is
 * particular about it, and what only it asks for.
 */
export type Opening = readonly [
  title: string,
  employer: string,
  place: string,
  type: TypeCode,
  pay: string,
  days: number,
  focus: string,
  must?: string,
]

/** What the openings of one line of work have in common. The first two must-haves stand in each of them. */
export type Occupation = {
  duties: readonly string[]
  musts: readonly string[]
  nices: readonly string[]
  openings: readonly Opening[]
}
