// The times a text tells of: `since 2019`, `between 2012 and 2019`, `hired in 2010`, `for twenty-five years`.
import { type FoundDate, findDates } from '../dates/find-dates.ts'
import { monthPattern } from '../dates/month-names.ts'
import { writeOutYears } from './short-years.ts'
import type { Time } from './things.ts'

const units = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const numbers = new Map([...units, ...teens].map((word, at) => [word, at + 1]))
for (const [at, ten] of tens.entries()) {
  numbers.set(ten, 10 * (at + 2))
  for (const [one, unit] of units.entries()) numbers.set(`${ten} ${unit}`, 10 * (at + 2) + one + 1)
}
const small = `(?:(?:${tens.join('|')})(?:[\\s-](?:${units.join('|')}))?|${[...teens, ...units].join('|')})`

/** `31/08/2018` somewhere: who writes so puts the day first everywhere. */
const dayFirst = /\b(?:1[3-9]|2\d|3[01])\/(?:0\d|1[0-2])\/\d{4}\b/
/** `2012-15` somewhere: `2009-12` is no month. */
const shortRange = /\b(?:19|20)\d\d-(?:1[3-9]|[2-9]\d)\b(?!-)/
/** `August 2012` somewhere, and no `2012-08`: nor is `2010-12`. */
const namedMonth = new RegExp(`\\b(?:${monthPattern})\\.?\\s+(?:19|20)\\d\\d\\b`, 'iu')
const writtenMonth = /\b(?:19|20)\d\d-0\d\b/

/** `from 2015 no sorry from 2016`: what somebody takes back. */
const taken = new RegExp(
  `\\b(?:(?:from|since|in|until|till|to)\\s+)?(?:(?:${monthPattern})\\.?\\s+)?(?:19|20)\\d\\d,?\\s+(?:(?:oh|uh|um|no|wait|sorry|actually|rather|i mean|i meant|scratch that|correction)\\b[,.\\s]*)+(?=(?:(?:from|since|in|until|till|to|it was)\\s+)?(?:(?:${monthPattern})\\.?\\s+)?(?:19|20)\\d\\d\\b)`,
  'giu',
)

function writesShort(text: string): boolean {
  return shortRange.test(text) || (namedMonth.test(text) && !writtenMonth.test(text))
}

/** `Start: 2012`, and then `End: 2014`, in the same line or below. */
const endLabel =
  /(\d)[\s,;|/*•–—-]+(?:(?:date |employed |worked )?(?:to|until|till)|(?:i |date )?(?:ended|end(?: date| year)?|finish(?:ed)?|stop(?:ped)?|left)|leaving date)(?:\s{0,8}[:=.|\n]|\s[-–—]\s)[\s.:=|]{0,12}(?=\d|\p{L}+\.?\s\d{4}|\(?(?:now|present|current|ongoing|today|(?:to |till )?date|till now|still|continu\p{L}+)\b)/giu

const notLeft = /(\d)[\s,;|]+(?:left|ended|end(?: date)?|finish(?:ed)?)[\s.:=|-]+not (?:left|yet|ended|finished)\b/giu

/** Written so that dates can be found, and as long as before: every place in it is the same place in the text. */
function writeTimes(text: string): string {
  const keep = (written: string, whole: string) =>
    written.length > whole.length ? whole : written.padEnd(whole.length)
  return (
    text
      // The stop of an abbreviation ends no sentence.
      .replace(/\b(Dept|Co|Ltd|Inc|Corp|Bros|St|Mt|Ft|Dr|Mrs?|Ms|Mgmt|Univ|Govt|Pvt)\.(?=\s\p{L})/gu, '$1 ')
      // `2. 2022.01 ~ now` is the second of a list.
      .replace(/^[^\S\n]{0,8}\d{1,2}[.)](?=\s+(?:19|20)\d\d)/gm, (whole) => keep('', whole))
      .replace(/\b(?:all the way|right) (?:up )?(to|until|till)\b/gi, (whole, word: string) => keep(word, whole))
      .replace(new RegExp(`\\b(twenty|nineteen)\\s+(${small})\\b`, 'giu'), (whole, century: string, rest: string) => {
        const years = numberOf(rest)
        return years !== undefined && years >= 10
          ? keep(`${century.toLowerCase() === 'twenty' ? 20 : 19}${years}`, whole)
          : whole
      })
      .replace(new RegExp(`\\btwo thousand(?:\\s+and)?(?:\\s+(${small}))?\\b`, 'giu'), (whole, rest?: string) =>
        keep(String(2000 + (rest ? (numberOf(rest) ?? 0) : 0)), whole),
      )
      .replace(dayFirst.test(text) ? /\b(\d\d)\/(\d\d)\/(?=\d{4}\b)/g : /$^/g, '$1.$2.')
      .replace(
        writesShort(text) ? /\b((?:19|20)(\d\d))-(?=(\d\d)\b(?!-))/g : /$^/g,
        (whole, year: string, from: string, to: string) =>
          // `2020-03` is a month all the same.
          Number(to) > Number(from) ? `${year}–` : whole,
      )
      .replace(new RegExp(`\\b(\\d{4})( )(${monthPattern})(?!\\p{L}|\\.?\\s*\\d{4})`, 'giu'), '$3$2$1')
      .replace(/\b(\d{4})\/(?=(?:19|20)\d\d\b)/g, '$1-')
      // `2015/16` is a season.
      .replace(/\b((?:19|20)(\d\d))\/(\d\d)\b(?!\/)/g, (whole, from: string, one: string, other: string) =>
        Number(other) === Number(one) + 1 ? `${from}–${other}` : whole,
      )
      .replace(/(\d)(\s*\.{2,}\s*)(?=\d{4}\b|now\b|present\b)/gi, (whole, digit: string) => keep(`${digit} -`, whole))
      .replace(/(\d{4}(?:\.\d\d)?)\.(?=\s?[-–])/g, '$1 ')
      .replace(/\b(\d{4})(?:, \d{4})+,? (?:and|to|until|till) (\d{4})\b/g, (whole, from: string, to: string) =>
        keep(`${from} to ${to}`, whole),
      )
      // `2011, 12 & 13`
      .replace(/\b((?:19|20)\d\d)((?:, \d\d)+,? (?:&|and) \d\d)(?![\d%])/g, (whole, from: string, rest: string) => {
        const years = [from.slice(2), ...(rest.match(/\d\d/g) ?? [])].map(Number)
        return years.every((year, at) => at === 0 || year === (years[at - 1] ?? 0) + 1)
          ? `${`${from} to`.padEnd(whole.length - 4)}${from.slice(0, 2)}${String(years.at(-1)).padStart(2, '0')}`
          : whole
      })
      .replace(taken, (whole) => keep('', whole))
      .replace(notLeft, (whole, date: string) => keep(`${date} to now`, whole))
      .replace(endLabel, (whole, date: string) => keep(`${date} to`, whole))
      // `2016,2021` in a row of data.
      .replace(/,(?=(?:19|20)\d{2}\b)/g, ' ')
      .replace(/\bbetween (?=\S*\s?\d{4})/gi, 'from    ')
      .replace(new RegExp(`(\\d{4}\\s*,?\\s+)and(?=\\s+(?:(?:${monthPattern})\\.?\\s+)?\\d{4}\\b)`, 'giu'), '$1to ')
      .replace(/(\d{4}),(?= (?:to|until|till|up to)\b)/g, '$1 ')
      .replace(
        /\b(from|since|in|to|until|till|by|around)\s+((?:like|about|around|early|late|mid|roughly|the year|the|spring|summer|autumn|winter|fall|end|start|beginning|half|middle|of|xmas|christmas|easter|last year,)\s+)+(?=\S*\s?\d{4})/gi,
        (whole, word: string) => keep(word, whole),
      )
      .replace(
        /(\d{4}) (and (?:is |am )?still\b|and counting|till day|to (?:the )?(?:this day|present day)|up to date)/gi,
        (whole, year: string) => keep(`${year} to now`, whole),
      )
      .replace(/\bup until\b/gi, 'until   ')
      .replace(
        new RegExp(
          `\\b(from \\S*\\s?\\d{4}),? (?:until|till|to when) (?:i|he|she|it|we|they|the|my|our|his|her|(?:Mrs?|Ms|Dr)\\.?) [^,.;\\d]{1,40}?,?\\s?(?=(?:(?:${monthPattern})\\.?\\s)?\\d{4}\\b)`,
          'giu',
        ),
        (whole, from: string) => keep(`${from} to`, whole),
      )
  )
}

function numberOf(text: string): number | undefined {
  const plain = text.toLowerCase().replace('-', ' ')
  return /^\d+$/.test(plain) ? Number(plain) : numbers.get(plain)
}

const lasting = new RegExp(
  `\\b(\\d{1,2}|${small})(?:\\s+and\\s+a\\s+half)?\\s+(?:(?:good|long|full|happy|odd|more)\\s+)?(?:years?|yrs?)\\b(?!\\s+old)`,
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
