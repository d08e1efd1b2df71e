// The jobs a text tells of: finds the things in it, groups them, and completes each job by its neighbours.
import type { SpanModel } from '#engine/language/span-tagger.ts'
import { monthOf } from '../dates/month-names.ts'
import { readLabel } from '../forms/field-labels.ts'
import { placeScore } from '../words/places.ts'
import { chooseTitle } from './choose-title.ts'
import { completeJobs, when } from './complete-jobs.ts'
import { findTimes } from './find-times.ts'
import { type Group, groupThings } from './group-jobs.ts'
import { settleEmployers } from './settle-employers.ts'
import { type Tagged, tagTold } from './tag-told.ts'
import type { Employer, Span, Thing, Title, ToldJob } from './things.ts'
import { titleWorth } from './title-worth.ts'

export type Told = { person?: Span; jobs: ToldJob[]; title?: Title }

const parts =
  /\b(?:before (?:that|then|them|this|it|which|coming|travelling|flying|joining|\p{Lu}\p{L}+)|prior to|previously|earlier|formerly|after (?:that|which|this|then)|then|afterwards|later|next|since then|ever since|after,|before,|before(?! (?:i|he|she|they|we) (?:left|quit|finished|stopped)\b)|my first|first(?! as\b)|started out|nowadays|currently|presently|right now|these days|to (?:become|join|work|take|start))\b/iu

const binds =
  /\b(?:there|the same|same (?:place|company|firm)|with them|stayed|still|that was|did (?:that|this)|which|who|where)\b/i

/** How strongly the words between two things part them. */
function breakBetween(text: string, one: Thing, other: Thing): number {
  const between = text.slice(one.end, other.start)
  // `two years before that at Miller`
  if (
    one.kind !== 'title' &&
    /^,?\s+(?:before (?:that|then|it|this)|prior to that|earlier)\b(?:(?![^,.;]*\b(?:I|he|she|we) (?:was|were|worked)\b)[^,.;]*|,\s*)$/i.test(
      between,
    )
  )
    return 0
  let strength = 0
  // `until 2011, when Blue Mantle gave me a boat of my own`
  if (one.kind === 'time' && one.from === '' && one.to !== '' && when.test(between)) strength += 2.4
  if (/\n/.test(between)) strength += 1.6
  // `Arewa Holdings. Protocol Officer. 2013 – 2019.` is one job.
  else if (/(?<!\.)[.!?]\s/.test(between)) strength += isRow(text, one.end) ? 0.8 : 1.6
  if (/\n\s*\n/.test(between)) strength += 0.8
  if (/;/.test(between)) strength += 1.6
  if (parts.test(between)) strength += 2.4
  if (/,?\s+and\s+(?:then\s+)?(?:i|he|she|at|with|for|from|in|the last|now|since)\b/i.test(between)) strength += 0.9
  if (/,/.test(between)) strength += 0.15
  if (binds.test(between)) strength -= 1
  return strength + Math.min(1.5, between.length / 90)
}

/** One of several short lines. */
function isRow(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  const row = text.slice(start, end < 0 ? undefined : end)
  return row.length < text.length && row.split(/\s+/).length <= 26
}

/** Nobody tells more of themselves, and a book would hold up the reader. */
export const longestTold = 10_000

export function tellJobs(text: string): Told {
  const { jobs, person, titles, employers } = tellThings(text)
  const title = chooseTitle(text, titles, { jobs, employers, person })
  return { jobs, ...(person ? { person } : {}), ...(title ? { title } : {}) }
}

/** The jobs, and all they were made of; by other weights than the reader's where these are being fitted. */
export function tellThings(text: string, model?: SpanModel): Tagged & { jobs: ToldJob[] } {
  const marked = tagTold(text, model)
  const times = findTimes(text)
  const tagged = { ...marked, employers: settleEmployers(text, marked.employers, times) }
  const inEmployer = (span: Span) => tagged.employers.some(({ start, end }) => span.start < end && span.end > start)
  const group = (employers: readonly Employer[]) => {
    const things = [...times.filter((time) => !inEmployer(time)), ...tagged.titles, ...employers]
    return groupThings(
      things.toSorted((a, b) => a.start - b.start),
      (one, other) => breakBetween(text, one, other),
    )
  }
  const groups = group(tagged.employers)
  const sought = groups.flatMap((one, at) =>
    seekHost(text, one, { before: groups[at - 1], after: groups[at + 1] }, tagged),
  )
  const employers = [...tagged.employers, ...sought].toSorted((a, b) => a.start - b.start)
  return { ...tagged, employers, jobs: completeJobs(sought.length > 0 ? group(employers) : groups, text) }
}

/** So far from the years an employer is another job's. */
const reach = 80

/** Where a job has its years and nobody it was for, one is sought nearby: somebody was. */
function seekHost(
  text: string,
  { start, end, employer, title, times }: Group,
  { before, after }: { before?: Group | undefined; after?: Group | undefined },
  { seekEmployer, titles, employers }: Tagged,
): Employer[] {
  if (employer || times.every(({ years }) => years !== undefined)) return []
  const from = Math.max(before?.end ?? 0, start - reach)
  const to = Math.min(after?.start ?? Number.POSITIVE_INFINITY, end + reach)
  const found = (title && besideTitle(text, title)) ?? seekEmployer(from, to)
  const isFree = (one: Span) =>
    [...times, ...titles, ...employers].every((other) => other.end <= one.start || other.start >= one.end)
  return found && isFree(found) ? [found] : []
}

const word = String.raw`[\p{L}\p{M}\p{N}&'’-]*(?:\.[\p{L}\p{N}]+)*`
const named = String.raw`((?!I(?![\p{L}&]))\p{Lu}${word}(?:[ \t](?:(?:of|de|la|the|and|&)[ \t]){0,2}[\p{Lu}\p{N}]${word}){0,5})`
/** `at Miller's`, `by the cooperative Terra Nova`, `at a supermarket called Sunways` */
const led = String.raw`\s(?:at|with|for|on|by)\s(?:(?:the|an?)\s(?:(?!same\s|and\s)\p{Ll}+\s){0,3})?${named}`
const hostAfter = new RegExp(
  String.raw`^(?:${led}|\sof\sthe\s${named}(?=[.,;\n]|$)|,\s${named}(?=,|\s\(|\s[-–—]\s))`,
  'u',
)
const hostBefore = new RegExp(
  String.raw`(?:^|[.;\n•*]\s*)${named.replaceAll(word, `(?:${word}|\\p{L}{1,4}\\.)`)}(?:,|:)\s(?:as\s)?$`,
  'u',
)

/** `Mill & Sons, clerk, 2016–2020`, `host on Radio Nine`: what stands there is who it was for, however it is called. */
function besideTitle(text: string, { start, end }: Title): Employer | undefined {
  const [whole = '', told, headed, listed] = hostAfter.exec(text.slice(end, end + 60)) ?? []
  const [, last] = hostBefore.exec(text.slice(Math.max(0, start - 60), start)) ?? []
  const next = told ?? headed ?? listed
  const name = (next ?? last)?.replace(/[.,]+$/, '')
  if (name === undefined || isOtherName(name)) return undefined
  const at = next === undefined ? text.lastIndexOf(name, start) : end + whole.length - next.length
  return { kind: 'employer', text: name, start: at, end: at + name.length, weight: 0.5 }
}

/** A town, a post, a month, or the label of a form: `Functie: magazijnmedewerker`. */
function isOtherName(name: string): boolean {
  return placeScore(name) >= 1 || titleWorth(name) >= 1 || monthOf(name) !== undefined || readLabel(name) !== undefined
}
