// Times written so that dates can be found, and as long as before: every place in them is the same place in the text.
import { monthPattern } from '../dates/month-names.ts'
import { numberOf, numberWord } from './number-words.ts'

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
export function writeTimes(text: string): string {
  const keep = (written: string, whole: string) =>
    written.length > whole.length ? whole : written.padEnd(whole.length)
  return (
    text
      // The stop of an abbreviation ends no sentence.
      .replace(/\b(Dept|Co|Ltd|Inc|Corp|Bros|St|Mt|Ft|Dr|Mrs?|Ms|Mgmt|Univ|Govt|Pvt)\.(?=\s\p{L})/gu, '$1 ')
      // `2. 2022.01 ~ now` is the second of a list.
      .replace(/^[^\S\n]{0,8}\d{1,2}[.)](?=\s+(?:19|20)\d\d)/gm, (whole) => keep('', whole))
      .replace(/\b(?:all the way|right) (?:up )?(to|until|till)\b/gi, (whole, word: string) => keep(word, whole))
      .replace(
        new RegExp(`\\b(twenty|nineteen)\\s+(${numberWord})\\b`, 'giu'),
        (whole, century: string, rest: string) => {
          const years = numberOf(rest)
          return years !== undefined && years >= 10
            ? keep(`${century.toLowerCase() === 'twenty' ? 20 : 19}${years}`, whole)
            : whole
        },
      )
      .replace(new RegExp(`\\btwo thousand(?:\\s+and)?(?:\\s+(${numberWord}))?\\b`, 'giu'), (whole, rest?: string) =>
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
