// All told of what the line tells of most or some: `every one of them` of `less than 48 hours on most`.
import type { Claim } from './check.ts'
import type { Scope } from './ground.ts'
import { nearestLines } from './nearest-lines.ts'

const whole =
  /^(?:all|every|everyone|everything|each|always|never|entire|entirely|whole|fully|throughout|any|without|exclusively|solely)$/
const part =
  /^(?:most|mostly|mainly|some|usually|sometimes|often|occasionally|partly|half|typically|generally|normally|nearly|almost|few|several|majority|largely|primarily|predominantly|chiefly)$/

/** `each shift`, `every Monday` */
function isOften(lower: string, next: string): boolean {
  return (
    /^(?:each|every)$/.test(lower) &&
    /^(?:shift|week|month|year|quarter|season|term|morning|evening|night|.*day)$/.test(next)
  )
}

/** `allOfSome`: words for all of it where the nearest line says less, and the sentence leaves that out. */
export function extentOf({ read, isPostingAt }: Claim, scope: Scope): Record<string, number> {
  const figures = { allOfSome: 0 }
  for (const segment of read.segments) {
    const told = segment.words.filter(
      ({ lower, start }, at) =>
        whole.test(lower) && !isPostingAt(start) && !isOften(lower, segment.words[at + 1]?.lower ?? ''),
    )
    if (told.length === 0 || segment.words.some(({ lower }) => part.test(lower))) continue
    const near = nearestLines(scope, segment.keys)
    const isLess = near.every(
      ({ read: line }) =>
        line.words.some(({ lower }) => part.test(lower)) &&
        !told.some(({ lower }) => line.words.some((word) => word.lower === lower)),
    )
    if (near.length > 0 && isLess) figures.allOfSome += 1
  }
  return figures
}
