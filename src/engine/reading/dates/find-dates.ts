// The dates in a line as people write them on resumes: `Jan 2019 – Present`, `06/2016 - 08/2018`, `2015–2019`,
// `Mar '19`, `Summer 2022`, `since 2020`, `Class of 2021`. Pairs that name a period come as one.
import { remember } from '../words/remember.ts'
import { foreignPattern, monthOf, monthPattern, nowPattern, seasonPattern } from './month-names.ts'

export type FoundDate = {
  /** Characters of the line, end exclusive. */
  start: number
  end: number
  /** A period has two ends, or one that still runs. */
  isPeriod: boolean
  /** `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or as written (`Summer 2022`); empty where only the end is known. */
  from: string
  to: string
  current: boolean
}

const ofYears = foreignPattern((words) => words.ofYears ?? '').replaceAll('.', '\\.')
const year = '(?:19[4-9]\\d|20[0-4]\\d)'
/** `2020 r.` */
const yearMark = `(?:\\s?(?:${ofYears})(?![\\p{L}\\d]))?`
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const monthNumber = '(?:0?[1-9]|1[0-2])'

/** One point in time; the groups say which form it had. Longer forms first. */
const point = [
  `(?<eastY>${year})\\s?[年년]\\s?(?:(?<eastM>1[0-2]|0?[1-9])\\s?[月월])?`,
  `(?<isoY>${year})[-./](?<isoM>0[1-9]|1[0-2])(?:[-./](?<isoD>0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  // `2019.3`
  `(?<dotY>${year})\\.(?<dotM>[1-9])(?![\\d.])`,
  `(?<usM>${monthNumber})/(?<usD>${day})/(?<usY>${year})`,
  // `31/08/2018`: no month has that number.
  `(?<euD>${day})(?:\\.\\s?|/)(?<euM>${monthNumber})(?:\\.\\s?|/)(?<euY>${year})`,
  `(?<numM>${monthNumber})\\s?[/.-]\\s?(?<numY>${year})(?!\\d)`,
  `(?<numM2>0[1-9]|1[0-2])/(?<numY2>\\d{2})(?![\\d/])`,
  // `3/05 - 10/14`: only beside its other end.
  `(?<bareM>[1-9])/(?<bareY>\\d{2})(?=\\s*(?:[-–—]|to\\s)\\s*(?:${monthNumber}/\\d{2}(?![\\d/])|(?:${nowPattern})(?![\\p{L}])))`,
  `(?<dayD>${day})(?:st|nd|rd|th|\\.)?\\s+(?<dayM>${monthPattern})(?![\\p{L}])\\.?,?\\s+(?:de\\s+|del\\s+)?(?<dayY>${year})`,
  `(?<nameM>${monthPattern})(?![\\p{L}])\\.?(?:\\s+(?<nameD>${day})(?:st|nd|rd|th)?(?=,|\\s+of\\s))?\\s*[,/.-]?\\s*(?:de\\s+|del\\s+|of\\s+)?(?<nameY>${year}|[’'‘]\\d{2})(?!\\d)${yearMark}`,
  // `Oct 19 – present`: without its mark a short year is one only in a period.
  `(?<shortM>${monthPattern})\\.?\\s+(?<shortMY>\\d{2})(?=\\s*(?:[-–—−]|to\\s)\\s*(?:(?:${nowPattern})(?!\\p{L})|(?:${monthPattern})\\.?\\s+(?:${year}(?!\\d)|\\d{2}(?![\\d:]|,?\\s*\\d{4}))))`,
  // `VIII 2019 – nadal`, as it is written in Poland: only at the head of a line or behind a dash.
  `(?<=^\\s*|[-–—]\\s*)(?<romanM>I{1,3}|IV|VI{0,3}|IX|XI{0,2})[ .](?<romanY>${year})(?!\\d)`,
  // `2022 Aug – 2023 Feb`: the year first, at either end of a period.
  `(?<=^\\s*|[-–—]\\s*)(?<leadY>${year}),?\\s+(?<leadM>${monthPattern})(?!\\p{L})\\.?(?=\\s*(?:[-–—,;|)]|to\\s|$))`,
  `(?<season>${seasonPattern})\\s*(?:semester|term|quarter)?,?\\s+(?:of\\s+)?(?<seasonY>${year})`,
  `(?<quarter>Q[1-4])[\\s/-]+(?<quarterY>${year})`,
  // `'19-'22`: only beside its other end.
  `(?<shortY>[’'‘]\\d{2})(?=\\s*(?:[-–—]|to\\s)|[^\\S\\n]*[,;.)]*\\s*(?:\\n|$))`,
  // `ISO 9001:2015` is the edition of a standard.
  `(?<!\\d:)(?<onlyY>${year})(?![\\d%]|\\)\\s*(?:Ltd|Limited|Inc|Co|Corp|LLC|Pty)\\b)${yearMark}`,
].join('|')

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** `June-August 2010` has no space before its second month. */
const start = `(?:(?<![\\p{L}\\d$€£.,#/-])|(?<=(?<![\\p{L}\\d])(?:${monthPattern})\\.?-))`
const pointAt = new RegExp(`${start}(?:${point})(?![\\p{L}])`, 'iu')
const now = new RegExp(`^(?:${nowPattern})(?![\\p{L}])`, 'iu')
const between = new RegExp(
  `^\\s*(?:[-=]+>|[-–—−‒―~→⇒]|\u2010|\u2011|&ndash;|(?:to|up to|until|till|through|thru|${foreignPattern(({ to }) => to)})(?![\\p{L}])|-+>?)\\s*`,
  'iu',
)
const monthAlone = new RegExp(`(?<![\\p{L}\\d])(${monthPattern})\\.?$`, 'iu')
const since = new RegExp(
  `(?<!\\p{L})(?:since(?:\\s+the)?|from|starting|as of|${foreignPattern((words) => words.since)})\\s*:?\\s*$`,
  'iu',
)
const until = new RegExp(
  `(?<!\\p{L})(?:until|till|through|up to|${foreignPattern((words) => words.until)})\\s*:?\\s*$`,
  'iu',
)

/** `Summers 2018 - 2020`: what is done every year. */
const everyYear = new RegExp(`(?<!\\p{L})(?:${seasonPattern})s,?\\s+(?:of\\s+)?$`, 'iu')
/** `2018, 2019 and 2021` */
const moreYears = new RegExp(`^(?:,\\s*${year})*,?\\s*(?:and|&)\\s*(${year})(?![\\d%])`, 'u')
/** `May - ` before `Dec 2006 to 2010`. */
const monthTo = new RegExp(`(?<![\\p{L}\\d])(${monthPattern})\\.?\\s*(?:[-–—]|to)\\s*$`, 'iu')

const shortSecond = new RegExp(`^(${monthPattern})\\.?\\s+(\\d{2})(?!\\d)`, 'iu')

type Point = { start: number; end: number; text: string; yearOnly: boolean; isShort: boolean }

/** Every date of the line, pairs joined, from left to right. */
export const findDates = remember(searchDates)

export function hasPeriod(text: string): boolean {
  return findDates(text).some(({ isPeriod }) => isPeriod)
}

/** What a text says beside its dates. */
export function besideDates(text: string): string {
  return withoutDates(text, findDates(text))
}

export function isPeriodAlone(text: string): boolean {
  return hasPeriod(text) && besideDates(text) === ''
}

function searchDates(line: string): readonly FoundDate[] {
  if (!/\d{2}/.test(line)) return []
  const found: FoundDate[] = []
  let position = 0
  while (position < line.length) {
    const first = nextPoint(line, position)
    if (!first) break
    const date = completePeriod(line, first, position)
    found.push(date)
    position = date.end
  }
  return found
}

function completePeriod(line: string, first: Point, from: number): FoundDate {
  const after = line.slice(first.end)
  const dash = between.exec(after)
  const before = line.slice(from, first.start)
  const single = { start: first.start, end: first.end, isPeriod: false, from: '', to: first.text, current: false }
  const listed = first.yearOnly ? moreYears.exec(after) : null
  if (listed?.[1] && listed[1] > first.text && standsAlone(before, after.slice(listed[0].length))) {
    const end = first.end + listed[0].length
    const start = startOf(line, first, from)
    return { start, end, isPeriod: true, from: first.text, to: listed[1], current: false }
  }
  if (dash) {
    const at = first.end + dash[0].length
    const rest = line.slice(at)
    const nowMatch = now.exec(rest)
    if (nowMatch) {
      return {
        start: startOf(line, first, from),
        end: at + nowMatch[0].length,
        isPeriod: true,
        from: first.text,
        to: '',
        current: true,
      }
    }
    const second = (first.isShort ? shortPoint(rest, at) : undefined) ?? nextPoint(line, at)
    // `2021 –` above `2018 – 2021` continues.
    const isBelow = dash[0].includes('\n')
    if (second && second.start === at && !(isBelow && second.text < first.text)) {
      const yearly = second.yearOnly && /^\d{4}-\d{2}$/.test(first.text) ? monthTo.exec(before) : null
      if (yearly?.[1]) {
        const months = [joinDate(first.text.slice(0, 4), String(monthOf(yearly[1]))), second.text + first.text.slice(4)]
        const [fromMonth = '', toMonth = ''] = months
        const start = from + yearly.index
        return { start, end: second.end, isPeriod: true, from: fromMonth, to: toMonth, current: false }
      }
      const start = startOf(line, first, from)
      return { start, end: second.end, isPeriod: true, from: first.text, to: second.text, current: false }
    }
    const bare = /^([1-9])\/(\d{2})(?![\d/])/.exec(rest)
    if (bare?.[1] && bare[2] && /^\d{1,2}\/\d{2}$/.test(line.slice(first.start, first.end))) {
      const to = joinDate(fullYear(bare[2]), bare[1])
      const end = at + bare[0].length
      return { start: startOf(line, first, from), end, isPeriod: true, from: first.text, to, current: false }
    }
    // `2015 – 19` and `2019–`
    const short = /^['’]?(\d{2})(?![\d/%]|[.,:]\d)/.exec(rest)
    if (short?.[1] && first.yearOnly && Number(short[1]) > Number(first.text.slice(2))) {
      const to = first.text.slice(0, 2) + short[1]
      return { start: first.start, end: at + short[0].length, isPeriod: true, from: first.text, to, current: false }
    }
    // `2021–` in a cell of its own.
    const endsCell = /^[-–—−]\s{2,}$/.test(dash[0]) && /^\p{Lu}/u.test(rest)
    if (
      (isBelow || endsCell || /^[^\S\n]*[)\]]*[^\S\n]*(?:\n|$)/.test(rest)) &&
      /^[^\n\p{L}]*[^\s\p{L}]/u.test(dash[0])
    ) {
      return {
        start: first.start,
        end: first.end + dash[0].trimEnd().length,
        isPeriod: true,
        from: first.text,
        to: '',
        current: true,
      }
    }
  }
  const onwards = /^\s+(?:onwards?(?!\p{L})|on(?=\s*[.,;)]|\s*(?:\n|$)))/u.exec(after)
  if (onwards) {
    const end = first.end + onwards[0].length
    return { start: startOf(line, first, from), end, isPeriod: true, from: first.text, to: '', current: true }
  }
  // `Jan – Mar 2019`: the first month borrows the year.
  const monthBefore = /^(.*?)\s*(?:[-–—−]|to)\s*$/iu.exec(before)
  const month = monthBefore?.[1] === undefined ? null : monthAlone.exec(monthBefore[1])
  if (month?.[1] && /^\d{4}-\d{2}/.test(first.text)) {
    const number = monthOf(month[1])
    if (number !== undefined) {
      const borrowed = `${first.text.slice(0, 4)}-${pad(number)}`
      return {
        start: from + month.index,
        end: first.end,
        isPeriod: true,
        from: borrowed,
        to: first.text,
        current: false,
      }
    }
  }
  const sinceMatch = since.exec(before)
  if (sinceMatch) {
    return { start: from + sinceMatch.index, end: first.end, isPeriod: true, from: first.text, to: '', current: true }
  }
  const seasons = everyYear.exec(before)
  if (seasons) return { ...single, start: from + seasons.index }
  const untilMatch = until.exec(before)
  if (untilMatch) return { ...single, start: from + untilMatch.index }
  return single
}

/** `from 1999 to 2019`, `since 2019 – Present`: the word before a period belongs to it, and to no name. */
function startOf(line: string, first: Point, from: number): number {
  const before = line.slice(from, first.start)
  const match = since.exec(before) ?? everyYear.exec(before)
  return match ? from + match.index : first.start
}

/** Years that are listed are a period behind a season, in brackets and on a line of their own. */
function standsAlone(before: string, after: string): boolean {
  return everyYear.test(before) || (/(?:^|\(|[|,–—]\s*)\s*$/.test(before) && /^\s*(?:$|[)|]|\s\s)/.test(after))
}

function nextPoint(line: string, from: number): Point | undefined {
  const rest = line.slice(from)
  const match = pointAt.exec(rest)
  if (!match?.groups) return undefined
  const text = pointText(match.groups, match[0])
  const start = from + match.index
  const { onlyY, shortM } = match.groups
  return { start, end: start + match[0].length, text, yearOnly: onlyY !== undefined, isShort: shortM !== undefined }
}

/** `Oct 19` behind `Mar 17 – `. */
function shortPoint(rest: string, at: number): Point | undefined {
  const [whole, month = '', years = ''] = shortSecond.exec(rest) ?? []
  if (whole === undefined) return undefined
  const text = joinDate(fullYear(years), String(monthOf(month) ?? ''))
  return { start: at, end: at + whole.length, text, yearOnly: false, isShort: true }
}

function pointText(groups: Record<string, string | undefined>, whole: string): string {
  const { eastY, eastM, isoY, isoM, isoD, usY, usM, usD, euY, euM, euD, numY, numM, numY2, numM2, bareY, bareM } =
    groups
  const { dayY, dayM = '', dayD, nameY, nameM = '', nameD, season, quarter, onlyY, shortY } = groups
  const { shortM = '', shortMY, romanM = '', romanY, leadM = '', leadY, dotY, dotM } = groups
  if (eastY) return joinDate(eastY, eastM)
  if (isoY) return joinDate(isoY, isoM, isoD)
  if (dotY) return joinDate(dotY, dotM)
  if (usY) return joinDate(usY, usM, usD)
  if (euY) return joinDate(euY, euM, euD)
  if (numY) return joinDate(numY, numM)
  if (bareY) return joinDate(fullYear(bareY), bareM)
  if (numY2) return joinDate(fullYear(numY2), numM2)
  if (dayY) return joinDate(dayY, String(monthOf(dayM) ?? ''), dayD)
  if (nameY) return joinDate(fullYear(nameY.replace(/\D/g, '')), String(monthOf(nameM) ?? ''), nameD)
  if (shortMY) return joinDate(fullYear(shortMY), String(monthOf(shortM) ?? ''))
  if (shortY) return fullYear(shortY.slice(1))
  if (leadY) return joinDate(leadY, String(monthOf(leadM) ?? ''))
  if (romanY) return joinDate(romanY, String(romans.indexOf(romanM.toLowerCase()) + 1))
  if (season || quarter) return whole.replace(/\s+/g, ' ')
  return onlyY ?? whole
}

function fullYear(text: string): string {
  if (text.length === 4) return text
  return (Number(text) > 45 ? '19' : '20') + text
}

function joinDate(yearText: string, month?: string, dayText?: string): string {
  return [yearText, month, dayText]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => pad(part ?? ''))
    .join('-')
}

function pad(part: string | number): string {
  return String(part).padStart(2, '0')
}

/** The line with its dates taken out, and the marks that held them. */
export function withoutDates(line: string, dates: readonly FoundDate[]): string {
  let rest = ''
  let position = 0
  for (const { start, end } of dates) {
    rest += `${line.slice(position, start)}\uE000`
    position = end
  }
  rest += line.slice(position)
  return tidyRest(rest)
}

function tidyRest(text: string): string {
  return text
    .replace(/[([]\s*\uE000\s*[)\]]/g, '\uE000')
    .replace(/(?:\s*[,;|·•/–—-]\s*)?\uE000(?:\s*[,;|·•/–—-])?/g, (match) => (/[|·•]/.test(match) ? ' | ' : '  '))
    .replace(/^[\s,;|·•–—:-]+|[\s,;|·•–—:-]+$/g, '')
    .replace(/\(\s*\)/g, '')
    .trim()
}
