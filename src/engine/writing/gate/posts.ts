// What somebody became within a job, and when: who was a demi chef from 2016 was none in 2014.
import { isRoleNoun } from '../words/roles.ts'
import { countMonths } from '../work-years.ts'
import { isDuration } from './checks/durations.ts'
import type { Ground, Scope } from './ground.ts'
import { type ReadText, readText } from './read-segments.ts'
import type { Word } from './read-words.ts'

type Post = { keys: readonly string[]; year: number; months: number }

const posts = new WeakMap<Scope, readonly Post[]>()

/** `demi chef from 2016`, `Barback, Bartender from 2021`: what somebody became within a job, and when. */
function postsIn(scope: Scope, today: string): readonly Post[] {
  const known = posts.get(scope)
  if (known) return known
  const found = scope.jobs.flatMap((job) => {
    const own = scope.texts.filter(({ entry, role }) => entry === job.entry && (role === 'line' || role === 'header'))
    const titles = readText(job.title).keys
    return own.flatMap(({ read }) =>
      read.numbers.flatMap((number): Post[] => {
        const link = number.isYear ? linkAt(read.words, number.at) : -1
        if (link < 0) return []
        const held = wordsBefore(read.words, link).filter(({ key, lower }) => titles.has(key) || isRoleNoun(lower))
        const since = { ...job.source, startDate: `${number.value}-01` }
        return held.length === 0
          ? []
          : [{ keys: held.map(({ key }) => key), year: number.value, months: countMonths([since], today) }]
      }),
    )
  })
  posts.set(scope, found)
  return found
}

/** The `from` or `since` before a year, over a month. */
function linkAt(words: readonly Word[], at: number): number {
  for (const place of [at - 1, at - 2]) if (/^(?:from|since)$/.test(words[place]?.lower ?? '')) return place
  return -1
}

function wordsBefore(words: readonly Word[], at: number): Word[] {
  const own: Word[] = []
  for (const word of words.slice(Math.max(0, at - 3), at).reverse()) {
    if (word.kind === 'sign') break
    if (word.isContent) own.push(word)
  }
  return own
}

/** Since before that, or for longer. */
export function isHeldEarly(read: ReadText, scope: Scope, { career }: Ground): boolean {
  const told = postsIn(scope, career.today).filter(
    ({ keys, year }) =>
      !read.numbers.some(({ value }) => value === year) &&
      (keys.every((key) => read.keys.has(key)) ||
        read.words.some(({ verb, key }) => verb && key.slice(0, 5) === keys[0]?.slice(0, 5))),
  )
  return told.some(({ year, months }) =>
    read.numbers.some((number) =>
      number.isYear
        ? number.value < year && linkAt(read.words, number.at) >= 0
        : isDuration(number, read) && number.nouns.includes('year') && number.value * 12 > months + 12,
    ),
  )
}
