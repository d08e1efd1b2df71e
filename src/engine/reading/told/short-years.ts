// Years of two figures and months of one, written out: `'06`, `97-01`, `between 09 and 14`, `87 to 2015`, `2017.4`.

type Written = {
  text: string
  /** Where each of its characters was before. */
  places: readonly number[]
}

const marked = String.raw`(?<![\p{L}\p{N}])['’‘](?<marked>\d\d)(?![\p{L}\p{N}'’])`
const joint = String.raw`\s?[-–—]\s?|\s(?:to|till|til|until|thru|through)\s|(?<=\bbetween \d\d)\sand\s`
/** Nobody counts from 97 to 01, or from 06 to 09. */
const pair = String.raw`(?<![\p{L}\p{N}.,:/£$€-]|[£$€] )(?<from>[89]\d|0\d)(?<joint>${joint})(?<to>[89]\d|[0-2]\d|(?:19|20)\d\d)(?![\p{L}\p{N}%:/-]|[.,]\d|\s?%)`
const shortMonth = String.raw`(?<![\p{L}\p{N}.,])(?<year>(?:19|20)\d\d)\.(?<month>[1-9])(?![\p{L}\p{N}.])`
const short = new RegExp(`${marked}|${pair}|${shortMonth}`, 'giu')
/** `05-2018` */
const monthOfYear = /^0[1-9][-–—]\d{4}$/
/** `80-90 covers`, `85 to 2000 kg`: what is counted comes behind, unless the sentence goes on. */
const counted = /^\s(?!(?:as|at|in|with|for|when|then|and|I|we|where|on|doing|by|before|after|working|the)\b)\p{L}/u
/** `My shift was 06 to 14`, `Office hours 09-17` */
const measured =
  /\b(?:shifts?|hours?|rooms?|temperatures?|degrees|scores?|loads?|aged?|ages|open|opens|opening|times?|sizes?|pages?|grew|o['’]clock)\b[^.\n]{0,24}$/i

const latest = 30

function yearOf(figures: string): number {
  const year = Number(figures)
  return figures.length === 4 ? year : year > latest ? 1900 + year : 2000 + year
}

export function writeOutYears(text: string): Written {
  let written = ''
  const places: number[] = []
  let last = 0
  const keepTo = (end: number) => {
    written += text.slice(last, end)
    for (; last < end; last += 1) places.push(last)
  }
  const write = (figures: number | string, end: number) => {
    const own = String(figures)
    written += own
    for (let at = 1; at < own.length; at += 1) places.push(last)
    places.push(end - 1)
    last = end
  }
  for (const { 0: whole, index, groups = {} } of text.matchAll(short)) {
    const { marked: own, from = '', to = '', year, month: figure } = groups
    if (own !== undefined) {
      keepTo(index)
      write(yearOf(own), index + whole.length)
    } else if (year !== undefined) {
      keepTo(index)
      write(`${year}-0${figure}`, index + whole.length)
    } else if (
      yearOf(from) <= yearOf(to) &&
      yearOf(to) <= 2000 + latest &&
      !monthOfYear.test(whole) &&
      !counted.test(text.slice(index + whole.length, index + whole.length + 20)) &&
      !measured.test(text.slice(Math.max(0, index - 40), index))
    ) {
      keepTo(index)
      write(yearOf(from), index + 2)
      keepTo(index + whole.length - to.length)
      write(yearOf(to), index + whole.length)
    }
  }
  keepTo(text.length)
  return { text: written, places }
}
