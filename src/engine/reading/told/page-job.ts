// A job of a carelessly typed page, from the lines of its head and what stands below them.
import { besideDates, findDates } from '../dates/find-dates.ts'
import { readBody } from '../entries/body.ts'
import { isInProvince } from '../entries/cut-place.ts'
import { headCells } from '../entries/head-cells.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import { makeUnits } from '../entries/units.ts'
import type { BodyLine } from '../found.ts'
import { type Line, sourceOf, wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { splitTold } from './split-told.ts'
import type { ToldJob } from './things.ts'
import { told, toldEntry } from './told-entry.ts'

/** A line of a head, and what of it is this job's. */
export type OwnRow = { line: Line; text: string }

export function readPageJob(job: ToldJob, rows: readonly OwnRow[], below: readonly Line[]): ReadExperience {
  const source = rows.flatMap(({ line }) => sourceOf(line))
  const [employer, town] = cutTown(job.employer ?? '')
  const units = makeUnits(rows.map(({ line }) => line))
  const cell = headCells(units.filter(({ text }) => wordCount(text) <= mostOfHead)).find(({ kind }) => kind === 'place')
  const place = town ?? cell?.text ?? rows.flatMap(({ line }) => placeBehind(line, job) ?? [])[0]
  const body = readBody(makeUnits(below))
  return {
    ...toldEntry({ ...job, employer }, source),
    ...(place ? { location: { value: place, confidence: told, source } } : {}),
    description: [...rows.flatMap((row) => restOf(row, { ...job, place: place ?? '' })), ...body.lines],
  }
}

/** `Prologic Freight Memphis TN` */
function cutTown(employer: string): [employer: string, town?: string] {
  const words = employer.split(' ')
  for (const size of [2, 3]) {
    const town = words.slice(-size).join(' ')
    if (words.length > size && isInProvince(town)) return [words.slice(0, -size).join(' ').replace(/,$/, ''), town]
  }
  return [employer]
}

/** `Brackley Freight, Dandenong`, `Fidelis Guarding (Durban) Security Officer`: no list has every town. */
function placeBehind(line: Line, { employer = '', title = '' }: ToldJob): string | undefined {
  const text = besideDates(line.text)
  const at = employer === '' ? -1 : text.indexOf(employer)
  if (at < 0) return undefined
  const [, place = ''] =
    /^(?:,? \(|, )(\p{Lu}[\p{L}.'’ -]{2,30}?(?:, \p{Lu}[\p{L}.]+)?)(?:\)|\s*$|\s*[,;|–—]|\s-\s)/u.exec(
      text.slice(at + employer.length),
    ) ?? []
  return place === '' || place === title || titleScore(place) > 0 || wordCount(place) > 4 ? undefined : place
}

const mostOfHead = 16

/** The sentences of a paragraph that names the job, and what else is said on a line of names and dates. */
function restOf(
  { line, text: said }: OwnRow,
  { employer = '', title = '', place }: ToldJob & { place: string },
): BodyLine[] {
  const names = [employer, title, place].filter((name) => name !== '')
  const isSaid = (text: string) =>
    (besideNames(text, names).match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => !joining.test(word))
  const bullet = (text: string): BodyLine => ({ kind: 'bullet', text, source: sourceOf(line) })
  const behind = behindHead(said, names)
  if (behind !== undefined) return wordCount(behind) >= 2 ? [bullet(behind)] : []
  return wordCount(said) > mostOfHead ? splitTold(said).filter(isSaid).map(bullet) : []
}

function besideNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(name, ' '), besideDates(text))
}

/** `Para - Wyman Elementary (Rolla, MO) - Aug '19 thru now - lunch duty, bus duty`: what follows names and dates. */
function behindHead(text: string, names: readonly string[]): string | undefined {
  if (/\b(?:I|my|was|worked)\b/.test(text)) return undefined
  const ends = [
    ...findDates(text).map(({ end }) => end),
    ...names.map((name) => text.indexOf(name) + name.length * Math.sign(text.indexOf(name) + 1)),
  ]
  const behind = text.slice(Math.max(0, ...ends))
  return /^\)?\s*(?:[-–—:;,.|]\s*|$)/.test(behind) ? behind.replace(/^[\s)\-–—:;,.|]+/, '') : undefined
}

const joining =
  /^(?:have|has|had|was|were|am|is|been|the|an|and|at|with|for|in|as|my|to|from|since|until|till|before|after|that|this|then|right|now|currently|previously|earlier|worked|work|working|joined|here|there|also|where|which|started|job)$/i
