// Several papers in one line: `Hazmat, Tanker, TWIC card (exp 2027)`. A comma may also lead to what is said of the paper
// before it: who gave it, a year, a term, a level, the rest of its name.
import { besideDates, findDates } from '../dates/find-dates.ts'
import { lineOfText } from '../forms/form-lines.ts'
import { type Line, wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { placeScore } from '../words/places.ts'
import { splitItems } from './split-items.ts'

export function partPapers(line: Line): Line[] {
  const papers = line.bullet || line.cells.length > 1 ? [] : papersOf(line.text)
  if (papers.length < 2) return [line]
  return papers.map((text, at) => {
    const own = lineOfText(line, text)
    // Only the last can go on in the line below, where the whole line would.
    return at === papers.length - 1 && line.tag ? { ...own, tag: line.tag } : own
  })
}

/** `Licensed commercial applicator, Ohio - cat 10a, 10b` is one, with what it covers. */
export function isLicensed(text: string): boolean {
  return /^(?:licen[cs]ed|certified|registered) \p{Ll}/iu.test(text)
}

/** The papers that a text names, or none where it is one. */
function papersOf(text: string): string[] {
  // `ACS: CCN1, CENWAT, CKR1` are the parts of one ticket.
  const isOfOne = /^\p{Lu}{2,6}: /u.test(text) && splitItems(text).slice(1).every(isCode)
  if (isOfOne) return []
  const items = splitItems(text)
  const papers = group(items)
  if (papers.length < 2) return []
  const isSemicolon = /;\s/.test(text.replace(/\([^()]*\)/g, ''))
  const isList = isSemicolon ? papers.every(({ name }) => isNamed(name)) : isListOf(papers, items)
  return isList ? shareDate(papers.map(({ whole }) => whole)) : []
}

type Paper = { name: string; whole: string }

/** The items, each with those behind it that are said of it. */
function group(items: readonly string[]): Paper[] {
  const papers: Paper[] = []
  const kin = sharedWord(items)
  items.forEach((item, at) => {
    const last = papers.at(-1)
    const isLast = at === items.length - 1 && items.length > 2
    // `CPR 2024, Radiation Health and Safety 2025`: each is closed by its year.
    const isOwn = isClosed(last?.whole ?? '') && isDated(item)
    const isRest = isBeside(item) || (!isOwn && (isGiven(item, items) || isHalf(item, { isLast, kin })))
    if (last && isRest) last.whole += `, ${item}`
    else papers.push({ name: item, whole: item })
  })
  return papers
}

function bareOf(item: string): string {
  return besideDates(item)
    .replace(/\([^)]*\)|#\S+/g, '')
    .trim()
}

/** A year, a term, a level: none of them is a paper of its own. */
function isBeside(item: string): boolean {
  const bare = bareOf(item)
  return bare === '' || said.test(bare) || said.test(item)
}

/** Who gave it, or what it is for. */
function isGiven(item: string, items: readonly string[]): boolean {
  const bare = bareOf(item)
  if (isPaper(item)) return false
  if (/^\p{Ll}/u.test(item)) return items.length < LONG_LIST
  return giver.test(bare) || companyScore(bare) >= (items.length < LONG_LIST ? 1.2 : 2) || placeScore(bare) >= 2
}

/** In so many items one is like the others: `forklift (LF)` behind `White Card`, and gas is no firm in `Gas Test Atmospheres`. */
const LONG_LIST = 5

const said =
  /^(?:exp(?:\.|ir\p{L}+)?|valid|good|active|current(?:ly)?|renew\p{L}*|until|till?|through|due|lapsed|expired|in progress|pending|expected|passed|issued|completed|obtained|awarded|recert\p{L}*|(?:level|class|grade|part|cat(?:egory)?|module|unit|stage|no)\.? \S+)(?!\p{L})/iu
const giver = /\b(?:board|state of|province of|ministry|department|university|college|institute|association)\b/i

/** `Materials and Safety` behind `NIMS Measurement`: what ends a list may be led by `and`, what stands within is half a name. */
function isHalf(item: string, { isLast, kin }: { isLast: boolean; kin: string | undefined }): boolean {
  if (!/\p{L} (?:and|&) \p{L}/u.test(item) || isPaper(item)) return false
  return !isLast || (kin !== undefined && firstWord(item) !== kin)
}

/** `NIMS`, where two items begin with it. */
function sharedWord(items: readonly string[]): string | undefined {
  const words = items.map(firstWord)
  return words.find((word, at) => words.indexOf(word) < at)
}

function firstWord(text: string): string {
  return text.split(/[\s-]/)[0] ?? ''
}

/** Three short names and nothing else, or papers of which each is told from the one before. */
function isListOf(papers: readonly Paper[], items: readonly string[]): boolean {
  if (!papers.every(({ name }) => isNamed(name) || items.length >= LONG_LIST)) return false
  if (papers.every(({ whole }) => isDated(whole))) return true
  const hasTold = papers.some(({ name, whole }) => whole !== name && !/ (?:and|&) /.test(whole))
  if (papers.length >= 3 && !hasTold && !isLicensed(items[0] ?? '')) return true
  return papers.every((paper, at) => at === 0 || isNext(paper, papers[at - 1]))
}

/** By its own words, or because the one before is closed by its year. */
function isNext({ name, whole }: Paper, before: Paper | undefined): boolean {
  if (isPaper(name) || (before && firstWord(name) === firstWord(before.name))) return true
  return isClosed(before?.whole ?? '') && (isDated(whole) || isCode(name))
}

function isDated(text: string): boolean {
  return findDates(text).length > 0 && /\p{L}/u.test(besideDates(text))
}

function isClosed(text: string): boolean {
  const last = findDates(text).at(-1)
  return last !== undefined && last.end >= text.length - 1
}

function isCode(text: string): boolean {
  return /^[\p{Lu}\d]+(?: \(|$)/u.test(text)
}

function isNamed(name: string): boolean {
  const words = wordCount(besideDates(name).replace(/\([^)]*\)/g, ''))
  return (/^[\p{Lu}\d]/u.test(name) || isPaper(name)) && words > 0 && words <= 6 && !isBareCode(name)
}

/** `3G and 4G`, `10b`: what a paper covers. */
function isBareCode(name: string): boolean {
  return /^\d\p{L}?(?: and \d\p{L}?)*$/u.test(name)
}

/** `Safeguarding, Medication, Fire Warden (all 2024)`, `BLS, AED: both 2025` */
function shareDate(papers: readonly string[]): string[] {
  const [, last = '', date = ''] =
    /^(.+?)(?:\s*\(|[:,]?\s+)(?:all|both) (?:in |from )?([^()]+)\)?$/.exec(papers.at(-1) ?? '') ?? []
  if (findDates(date).length !== 1) return [...papers]
  return [...papers.slice(0, -1), last].map((paper) => (isDated(paper) ? paper : `${paper} (${date})`))
}
