// An employer with the years of all posts there, above posts with their own: `Tarn Brewing Co., Otley   2014 – present`
// over `Supervisor   2019 – present` and `Brewer   2014 – 2019`. It names them, and is no job itself.
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import { titleScore } from '../words/title-words.ts'

type Post = {
  company?: Found
  position?: Found
  location?: Found
  period?: FoundPeriod
  description: BodyLine[]
}

export function spreadEmployers(entries: readonly Post[]): Post[] {
  const result: Post[] = []
  let above: Post | undefined
  entries.forEach((entry, at) => {
    const next = entries[at + 1]
    if (isUmbrella(entry) && next && isPostOf(next, entry)) {
      above = entry
      return
    }
    if (above && isPostOf(entry, above)) result.push(named(entry, above))
    else {
      above = undefined
      result.push(entry)
    }
  })
  return result
}

/** `(maker of valves, 260 employees)` says what the employer is. */
export const isAside = ({ kind, text }: BodyLine) => kind === 'paragraph' && /^\([^()]*\)\.?$/.test(text)

/** A name and a period, and not a word on what was done. */
function isUmbrella({ company, position, period, description }: Post): boolean {
  const isNamed = company !== undefined || position !== undefined
  return (
    isNamed && period !== undefined && period.from !== '' && description.every(isAside) && !isTitle(position?.value)
  )
}

/** One name of its own, or that of the employer above, within the years there. */
function isPostOf(entry: Post, above: Post): boolean {
  const { company, position, period } = entry
  if (!period || !above.period || !isWithin(period, above.period)) return false
  const names = [company?.value, position?.value].filter((name) => name !== undefined)
  const isOwn = names.length === 2 && company?.value !== above.company?.value
  return names.length > 0 && !isOwn && (isTitle(position?.value) || !position)
}

function isTitle(text: string | undefined): boolean {
  return titleScore(text ?? '') > 0
}

function isWithin(inner: FoundPeriod, outer: FoundPeriod): boolean {
  const year = (date: string) => date.slice(0, 4)
  if (inner.from === '' || year(inner.from) < year(outer.from)) return false
  if (outer.current) return true
  return !inner.current && year(inner.to) <= year(outer.to)
}

function named(entry: Post, above: Post): Post {
  const company = above.company ?? above.position
  const town = above.location ?? (above.company ? above.position : undefined)
  const position = entry.position ?? entry.company
  return {
    ...entry,
    ...(company ? { company: { ...company, confidence: 0.6 } } : {}),
    ...(position ? { position } : {}),
    ...(entry.location === undefined && town ? { location: { ...town, confidence: 0.5 } } : {}),
  }
}
