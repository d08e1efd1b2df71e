// The times a text tells of: `since 2019`, `between 2012 and 2019`, `hired in 2010`, `for twenty-five years`.
import { type FoundDate, findDates } from '../dates/find-dates.ts'
import { numberOf, numberWord } from './number-words.ts'
import { writeOutYears } from './short-years.ts'
import type { Time } from './things.ts'
import { writeTimes } from './write-times.ts'

const lasting = new RegExp(
  `\\b(\\d{1,2}|${numberWord})(?:\\s+and\\s+a\\s+half)?\\s+(?:(?:good|long|full|happy|odd|more)\\s+)?(?:years?|yrs?)\\b(?!\\s+old)`,
  'giu',
)
const begins =
  /\b(?:joined|join|joining|started|start|starting|began|begun|begin|since|hired|came|come|back to work|returned|promoted|became|become|made|took|moved|got|onwards?|opened|appointed|sign(?:ed)? on)\b[^;.]{0,60}$/i
const ends =
  /\b(?:until|till|til|up to|left|leaving|finish|finished|finishing|stopped|ended|closed|closing|let go|laid off|redundant|quit|sold|sign(?:ed)? off|handed (?:it |them )?over)\b[^;.,]{0,40}$|\b(?:until|till)\s(?:the|my|our|his|her|it|they|we|he|she)\b[^;.,]{0,60},?\s*$|\bretir(?:ed|ing)\b[^;.,]{0,90}$/i
/** A time of something that isn't a job. */
const elsewhere =
  /\b(?:(?:live|lived|living|reside|residing|born|birth|dob|married|stud(?:y|ied|ying)|graduat(?:ed|es|ing|ion)|graduate(?=\s+(?:in|from|at|of)\b|\s*$)|passed|degree|diploma|bachelor|master(?=['’]?s\b|\s+(?:of|in|degree))|certificate|award\w*|came to|come to|moved to (?:the )?(?:uk|us|usa|canada|ireland|australia|germany|london)|class of|career break)\b(?:(?!\b(?:and|but) (?:i|he|she|since|from|in|now|then|have|has)\b)[^;.,]){0,50}|(?:certified|licen[cs]ed|qualified)\b[^;.,]{0,14})$/i
/** `I passed it and since 2019 I am a nurse`, `I came here and from May 2022 to August 2023 I packed fish` */
const freshly = /\b(?:and|but|so) (?:since|from)\b[^;.,]{0,16}$/i
const work = /\b(?:worked|working|work|job|employed|joined|as an?|hired)\b/i

/** `from` and `to` as in a resume; what only says how long comes with its years. */
export function findTimes(text: string): Time[] {
  const { text: written, places } = writeOutYears(text)
  const times = timesOf(written)
  if (written === text) return times
  return times.map((time) => {
    const [start = 0, last = 0] = [places[time.start], places[time.end - 1]]
    return { ...time, start, end: last + 1, text: text.slice(start, last + 1) }
  })
}

function timesOf(text: string): Time[] {
  const legible = writeTimes(text)
  const found = findDates(legible).flatMap(({ start, end, isPeriod, from, to, current }): Time[] => {
    const span = { kind: 'time' as const, text: text.slice(start, end), start, end }
    const clause =
      legible
        .slice(Math.max(0, start - 200), start)
        .split(/[.;]\s|\n/)
        .at(-1)
        // `I toured with Northwind Live` says nothing of a home.
        ?.replace(/(?<=\S\s)Liv(?=(?:e|ed|ing)(?!\p{L}))/gu, '') ?? ''
    // `[09:14, 12/02/2025]` is when it was written.
    if (/\d:\d\d(?::\d\d)?(?:\s?[ap]m)?\]?,?\s*$/i.test(clause) || /^,?\s*\d?\d:\d\d/.test(text.slice(end))) return []
    if (
      /\b(?:BSc|B\.?Sc\.?|BA|B\.?A\.|MSc|B\.?E\.?|PhD(?! (?:student|candidate|researcher)\b)|MBA|BCom|B\.?Com)\b[^;.]{0,50}$/.test(
        clause,
      ) &&
      !work.test(clause)
    )
      return []
    const isAfresh = freshly.test(`${clause}${legible.slice(start, end).split(/\s/, 1)[0]}`)
    if (!isAfresh && elsewhere.test(clause) && !(isPeriod && work.test(clause.split(elsewhere).at(-1) ?? ''))) {
      const tail = clause.slice(clause.search(elsewhere))
      if (!/\b(?:worked|working|as an?|joined|hired)\b/i.test(tail)) return []
    }
    if (isPeriod && !(current && to === '' && /^from/i.test(legible.slice(start, end))))
      return [{ ...span, from, to, current, isPoint: false }]
    if (isPeriod)
      return [
        {
          ...span,
          from,
          to: '',
          current: /\b(?:now|present|date|today|current)\b/i.test(legible.slice(start, end)),
          isPoint: false,
        },
      ]
    const before = `${clause}${legible.slice(start, end).replace(/\S*\d{4}$/, '')}`
    // `six years, to 2013`
    if (ends.test(before) || /,\s*to\s+$/i.test(clause))
      return [{ ...span, from: '', to, current: false, isPoint: false }]
    const next =
      /^\s*,?\s*(?:i|he|she|we|they)\s+(?:then\s+)?(?:joined|started|began|moved|went|took|became|came|was (?:hired|recruited|promoted|appointed|made))\b/i
    if (begins.test(before) || next.test(legible.slice(end, end + 60)))
      return [{ ...span, from: to, to: '', current: false, isPoint: false }]
    return [{ ...span, from: to, to: '', current: false, isPoint: true }]
  })
  const lengths = [...legible.matchAll(lasting)].flatMap((match): Time[] => {
    const years = numberOf(match[1] ?? '')
    // `for the last eight years` continues.
    const current = /\b(?:last|past)\s+$/i.test(legible.slice(Math.max(0, match.index - 8), match.index))
    const start = match.index
    const end = start + match[0].length
    if (!years || found.some((other) => start < other.end && end > other.start)) return []
    return [
      {
        kind: 'time',
        text: text.slice(start, end),
        start,
        end,
        from: '',
        to: '',
        current,
        isPoint: false,
        years,
      },
    ]
  })
  const dated = joinEnds(found, legible, text)
  const untold = lengths.filter((length) => !dated.some((time) => isLengthOf(length, time, text)))
  return [...dated, ...sameYears(findDates(legible), text), ...untold].toSorted((a, b) => a.start - b.start)
}

/** `eight years, from 2009 to 2017`: the years say how long already. */
function isLengthOf({ start, end, years = 0 }: Time, time: Time, text: string): boolean {
  const between = time.start >= end ? text.slice(end, time.start) : text.slice(time.end, start)
  const length = Number(time.to.slice(0, 4)) - Number(time.from.slice(0, 4))
  return time.from !== '' && time.to !== '' && Math.abs(length - years) <= 1 && /^[\s,(–—-]{0,3}$/.test(between)
}

/** `until 2019. That same year I joined`: the year that was named last. */
function sameYears(dated: readonly FoundDate[], text: string): Time[] {
  return [
    ...text.matchAll(
      /\b(?:in )?(?:(?:that|the) )?same (?:year|spring|summer|autumn|fall|winter)\b|(?<=(?:^|[.;,]\s|\band )(?:in )?)that year\b|\b(?:from|since) that year(?: (?:on|until now|till now|to now|up to now))?\b/gi,
    ),
  ].flatMap((match): Time[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    const last = dated.findLast((time) => time.end <= start)
    const from = last?.to || last?.from
    const current = /^since|now$/i.test(match[0])
    return from ? [{ kind: 'time', text: match[0], start, end, from, to: '', current, isPoint: false }] : []
  })
}

const goesOn = /^\.?\s*(?:\+|(?:[-–—→]+>?)\s*(?=[):;|,\n]|$)|on(?:wards?)?(?=[\s,.;)|]*(?:\n|$|[,.;)|])))/i
/** `2021- Volta Roads` where the line begins. */
const openAtStart = /^[-–—]\s+(?=\p{L})/u
/** A row of data whose last cell is empty: `Buyer,Almacén,2021,`. */
const openCell = (text: string, { start, end }: Time) =>
  /[,;]"?$/.test(text.slice(0, start)) ? /^"?[,;](?:"")?(?=\n|$)/.exec(text.slice(end)) : null
const untilNow =
  /^[\s,;|/)]*(?:(?:to|end(?: date)?|until|till)[\s.:=|]+)?\(?(?:now|present|current|today|ongoing|to date|n\/a|still|continu(?:es?|ed|ing))\b/i
const nothingBetween = /^(?:[\s,;|/"]|\bthe year\b|\bto\b)+$/i

/** `left Acme in 2015 / 2016 joined Bolt` are two; a label may name both ends. */
const isStart = ({ start, to }: Time, text: string) =>
  to === '' || /\/\s*(?:left|end\w*|finish\w*|to)\s*[:=]?\s*$/i.test(text.slice(Math.max(0, start - 40), start))

const isSingle = ({ from, to, current }: Time) => !current && (from === '' || to === '')

/** In a table or a row the end follows the start without a word: `2019, 2022`, `2021 –`, `2018 | now`. */
function joinEnds(times: readonly Time[], text: string, written: string): Time[] {
  const joined: Time[] = []
  for (const time of times) {
    const last = joined.at(-1)
    const between = text.slice(last?.end ?? 0, time.start)
    // `Joined/left: 2009 / 2016`
    const isPair =
      /^\s*\/\s*$/.test(between) && last !== undefined && isSingle(last) && isSingle(time) && isStart(last, text)
    const isRow = last?.isPoint && time.isPoint && !last.current && nothingBetween.test(between)
    const [from = '', to = ''] = [last?.from || last?.to, time.from || time.to]
    if (last && (isPair || isRow) && to >= from) {
      joined[joined.length - 1] = {
        ...last,
        text: text.slice(last.start, time.end),
        end: time.end,
        from,
        to,
        isPoint: false,
      }
      continue
    }
    const after = text.slice(time.end, time.end + 30)
    const isFirst = /(?:^|\n)[\s•*–—-]*$/.test(text.slice(0, time.start))
    const sign = time.isPoint
      ? (goesOn.exec(after) ??
        untilNow.exec(after) ??
        openCell(written, time) ??
        (isFirst ? openAtStart.exec(after) : null))
      : null
    if (sign) joined.push({ ...time, end: time.end + sign[0].length, current: true, isPoint: false })
    else joined.push(time)
  }
  return joined
}
