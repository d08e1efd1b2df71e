// Several roles with one employer: `started as a server in 2014, made shift lead in 2017, general manager since 2021`.
import { findPeriod, type ToldPeriod, writeYears } from './find-period.ts'
import { statedTitles } from './find-titles.ts'

export type Role = ToldPeriod & { position: string }

const begun = /^(?:\s+rank)?\s+(?:back\s+)?(?<word>in|since|from)\s+(?:\p{L}+\s+)?(?<year>\d{4})\b/u
const stayed = /^\s+(?:till|until|up to)\s+(?:\p{L}+\s+)?(?<year>\d{4})\b/u

/** From the first to the last; none where the words tell of one role only. */
export function findRoles(words: string): Role[] {
  const text = writeYears(words)
  const titles = statedTitles(text)
  const steps = titles.flatMap(({ text: position, end }) => {
    const { word, year } = begun.exec(text.slice(end))?.groups ?? {}
    return word && year ? [{ position, year, isNow: word === 'since' }] : []
  })
  const isRising = steps.every(({ year }, at) => at === 0 || year > (steps[at - 1]?.year ?? ''))
  if (steps.length > 1 && isRising)
    return steps.map(({ position, year, isNow }, at) => ({
      position,
      from: year,
      to: steps[at + 1]?.year ?? '',
      current: isNow && at === steps.length - 1,
    }))
  return findStay(text, titles)
}

/** `an apprentice 2009 to 2013, stayed on as an electrician till 2017`. */
function findStay(text: string, titles: ReturnType<typeof statedTitles>): Role[] {
  const last = titles.find(({ end }) => stayed.test(text.slice(end)))
  const first = last && findPeriod(text.slice(0, last.start))
  const until = last && stayed.exec(text.slice(last.end))?.groups?.year
  if (!last || !until || !first?.to || !/\bstayed\b|\bthen\b|\bkept\b/i.test(text.slice(0, last.start))) return []
  return [
    { position: titles.find(({ end }) => end < last.start)?.text ?? '', ...first },
    { position: last.text, from: first.to, to: until, current: false },
  ]
}
