// Puts titles, employers and times together: each job is a stretch of things, and the likeliest cut of the whole row
// into stretches wins.
import type { Employer, Thing, Time, Title } from './things.ts'

export type Group = { start: number; end: number; employer?: Employer; title?: Title; times: Time[]; isHere: boolean }

/** How strongly the text parts two neighbours; negative where it binds them. */
type Breaks = (before: Thing, after: Thing) => number

const longest = 9

export function groupThings(things: readonly Thing[], breakAt: Breaks): Group[] {
  const named = things.flatMap((thing) => (thing.kind === 'employer' ? [plain(thing.text)] : []))
  // Named twice: dated once is enough.
  const known = new Set(named.filter((name, at) => named.indexOf(name) !== at))
  // best[i]: the likeliest cut of the first i things.
  const best: { score: number; from: number }[] = [{ score: 0, from: 0 }]
  const breaks = things.map((thing, at) => (at === 0 ? 3 : breakAt(things[at - 1] as Thing, thing)))
  for (let end = 1; end <= things.length; end += 1) {
    let top = { score: Number.NEGATIVE_INFINITY, from: end - 1 }
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const inner = breaks.slice(from + 1, end).reduce((sum, one) => sum + Math.max(0, one), 0)
      const cut = from === 0 ? 0 : Math.min(0, (breaks[from] ?? 0) - 1)
      const score = (best[from]?.score ?? 0) + worthOf(things.slice(from, end), known) - inner + cut
      if (score > top.score) top = { score, from }
    }
    best.push(top)
  }
  const groups: Group[] = []
  for (let end = things.length; end > 0; ) {
    const from = best[end]?.from ?? end - 1
    groups.unshift(makeGroup(things.slice(from, end)))
    end = from
  }
  return groups
}

const plain = (name: string) => name.toLowerCase().replace(/^the /, '')
const same = (one: string, other: string) => one === other || plain(one) === plain(other)

const surest = (employers: readonly Employer[]): Employer | undefined =>
  employers.toSorted((a, b) => b.weight - a.weight)[0]

/** What it costs to take an employer for a mere place or name: little where the weights were in doubt. */
const doubt = (weight: number) => Math.max(0, Math.min(7, Math.log(weight / (1.001 - weight))))

/** How well some things make one job. */
function worthOf(things: readonly Thing[], known: ReadonlySet<string>): number {
  const employers = things.filter((thing) => thing.kind === 'employer')
  const titles = things.filter((thing) => thing.kind === 'title')
  const times = things.filter((thing) => thing.kind === 'time')
  const host = surest(employers)
  const strays = employers
    .filter((one) => !same(one.text, host?.text ?? ''))
    .reduce((sum, { weight }) => sum + doubt(weight), 0)
  const strangers = titles.filter((one) => !same(one.text, titles[0]?.text ?? '')).length
  const begins = times.filter(({ from }) => from !== '').length
  const closes = times.filter(({ to, from }) => to !== '' && from === '').length
  const whole = times.filter(({ from, to, current }) => from !== '' && (to !== '' || current)).length
  const clash =
    6 * Math.max(0, whole - 1) +
    2 * Math.max(0, times.filter(({ years }) => years !== undefined).length - 1) +
    (begins > 1 ? 2.5 * (begins - 1) : 0) +
    (closes > 1 ? 3 * (closes - 1) : 0) +
    (closes > 0 && whole > 0 && !times.every((time) => isOneStay(time, times)) ? 3 : 0)
  const dated = times.some(({ years }) => years === undefined)
  let worth = -strays - 1.7 * strangers - clash
  if (employers.length > 0) worth += times.length > 0 || (known.size > 0 && known.has(plain(host?.text ?? ''))) ? 2 : -2
  if (dated) worth += employers.length > 0 ? 2 : titles.length > 0 ? 1.2 : -1.5
  else if (times.length > 0) worth += employers.length > 0 ? 1 : 0
  if (titles.length > 0) worth += employers.length > 0 ? 1.8 : 0.3
  return worth
}

/** `I was until 2019 employed by the council, where I had been since 2003` */
function isOneStay({ from, to }: Time, times: readonly Time[]): boolean {
  if (from !== '' && to !== '') return false
  return from === '' || times.every((other) => other.to === '' || other.to >= from)
}

function makeGroup(things: readonly Thing[]): Group {
  const employer = surest(things.filter((thing) => thing.kind === 'employer'))
  const titles = things.filter((thing) => thing.kind === 'title')
  const near = (title: Title) =>
    employer
      ? title.weight -
        0.01 *
          Math.min(80, Math.abs(title.start < employer.start ? employer.start - title.end : title.start - employer.end))
      : title.weight
  const title = titles.toSorted((a, b) => near(b) - near(a))[0]
  return {
    start: things[0]?.start ?? 0,
    end: things.at(-1)?.end ?? 0,
    ...(employer ? { employer } : {}),
    ...(title ? { title } : {}),
    times: things.filter((thing) => thing.kind === 'time'),
    isHere: false,
  }
}
