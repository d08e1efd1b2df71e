// What can be said of each word of a text about a person that tells names, titles and employers from the rest: itself,
// its neighbours, its line, the dates near it, and what the reader's lists know.
import { headingMark, type PlacedWord, placeWords, topicMarks } from '#engine/language/placed-words.ts'
import { placeAmong } from '#engine/language/span-tagger.ts'
import { findTimes } from './find-times.ts'
import { isSmall } from './things.ts'
import { cellMarks } from './told-cells.ts'
import { listsOf, markPlaces, markTitles } from './told-marks.ts'

/** Initials and `d.o.o.` keep their stops, `Qureshi-Dean` is one word, `ZREMB-4` is one, a gap between cells is a sign, and `Ex-Bluebottle` was left. */
const wordForm =
  /\b[Ee]x(?=-\p{L})|(?:\p{L}\.){2,}|\p{Lu}\.(?=\s\p{Lu})|(?:Ma|Sta|Sto|St|Dr|Mr|Mrs|Ms|Prof|Gebr|Bros|Asst)\.(?=\s)|\p{L}[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}]*)*(?:-\d{1,3}(?![\p{L}\d-]))?|[\p{N}\p{M}][\p{L}\p{M}\p{N}]*|(?<=\S)(?:\t| {2})\s*(?=\S)|[^\s\p{L}\p{M}\p{N}]/gu

export function toldWords(text: string): PlacedWord[] {
  return placeWords(text, wordForm)
}

/** So many features that fewer places would be shared by unlike ones. */
export const TOLD_BUCKETS = 1 << 19

function shapeOf(word: string): string {
  if (/^\d+$/.test(word)) return /^(?:19|20)\d\d$/.test(word) ? '9999' : '9'
  if (/^\s/.test(word)) return '⇥'
  if (/^\p{Lu}\.$/u.test(word)) return 'X.'
  if (/^\p{Lu}+$/u.test(word)) return word.length === 1 ? 'X' : 'XX'
  if (/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word) && /\p{Ll}/u.test(word)) return 'Xx'
  if (/^\p{Ll}/u.test(word)) return /\p{Lu}/u.test(word) ? 'xX' : 'xx'
  if (/\p{L}/u.test(word)) return /\d/.test(word) ? 'X9' : 'XxX'
  return word
}

const bucket = (count: number) => (count < 4 ? String(count) : count < 7 ? '4' : count < 12 ? '7' : '12')

/** For each word the places of its features. */
export function toldFeatures(text: string, words: readonly PlacedWord[]): number[][] {
  const rows = text.split('\n')
  const lines = new Map<number, { first: number; count: number; label: string; last: string; before: string }>()
  let before = ''
  let last = ''
  for (const [at, word] of words.entries()) {
    const line = lines.get(word.line)
    if (line) line.count += 1
    else {
      const label = labelOf(rows[word.line] ?? '')
      lines.set(word.line, { first: at, count: 1, label, last, before })
      before = headingMark(rows[word.line] ?? '')
      last = label
    }
  }
  const small = isSmall(text)
  const times = findTimes(text)
  const inTime = words.map(({ start, end }) => times.find((time) => start < time.end && end > time.start))
  const titles = markTitles(words)
  const lists = words.map(({ text: word }) => listsOf(word))
  const lowers = words.map(({ text: word }) => word.toLowerCase())
  const counts = new Map<string, number>()
  for (const lower of lowers) counts.set(lower, (counts.get(lower) ?? 0) + 1)
  const isForm = words.length / Math.max(1, lines.size) < 14
  const spoken = lastSaid(words)
  const places = markPlaces(words)
  const cells = cellMarks(text, words, times)
  const leads = listLeads(lowers)
  const mailed = mailedNames(text)
  return words.map((word, at) => {
    const lower = lowers[at] ?? ''
    const isNear = (offset: number) => words[at + offset]?.line === word.line
    const near = (offset: number) => {
      const other = words[at + offset]
      if (other === undefined) return '^'
      if (!isNear(offset)) return '¶'
      return inTime[at + offset] && /\d/.test(other.text) ? '#' : (lowers[at + offset] ?? '')
    }
    const shape = (offset: number) => (isNear(offset) ? shapeOf(words[at + offset]?.text ?? '') : '¶')
    const list = (offset: number) => (isNear(offset) ? (lists[at + offset] ?? '') : '¶')
    const title = (offset: number) => (isNear(offset) ? (titles[at + offset] ?? '') : '¶')
    const line = lines.get(word.line) ?? { first: at, count: 1, label: '', last: '', before: '' }
    const own = shapeOf(word.text)
    const place = at - line.first
    const time = inTime[at]
    const nextTime = distanceTo(inTime, at, 1)
    const lastTime = distanceTo(inTime, at, -1)
    const said = spoken[at] ?? ''
    // The first word after the row of capitals, and the one before it.
    const [left, right] = small ? [-1, 1] : [edgeOf(words, at, -1), edgeOf(words, at, 1)]
    const row = words.slice(at + left + 1, at + right)
    const rowMarks = new Set(row.map((_, step) => lists[at + left + 1 + step] ?? ''))
    const features = [
      `w=${lower}`,
      `s=${own}${small}`,
      `-1=${near(-1)}`,
      `+1=${near(1)}`,
      `-2=${near(-2)}`,
      `+2=${near(2)}`,
      `-21=${near(-2)} ${near(-1)}`,
      `-1s=${near(-1)}|${own}`,
      `+1s=${near(1)}|${own}`,
      `-1w=${near(-1)} ${lower}`,
      `w1=${lower} ${near(1)}`,
      `12=${near(1)} ${near(2)}`,
      `-3=${near(-3)} ${near(-2)} ${near(-1)}`,
      `ss=${shape(-2)}${shape(-1)}|${own}|${shape(1)}${shape(2)}`,
      `s1=${shape(-1)}|${own}|${shape(1)}`,
      `x=${lower.slice(-3)}`,
      `x4=${lower.slice(-4)}|${title(0)}`,
      `p=${lower.slice(0, 3)}`,
      `l=${bucket(word.line)}${own}${isForm}`,
      `e=${bucket(lines.size - word.line)}${own}`,
      `end=${bucket(words.length - at)}${own}`,
      `top=${bucket(at)}${own}`,
      `n=${bucket(line.count)}${bucket(word.line)}${bucket(place)}`,
      `at=${bucket(place)}${own}`,
      `label=${line.label}`,
      `lab=${line.label}|${bucket(place)}${own}`,
      `labs=${line.last}|${line.label}`,
      ...line.label.split(' ').map((one) => `labw=${one}|${own}`),
      `before=${line.before}`,
      `lists=${lists[at]}${own}`,
      `l1=${list(-1)}|${lists[at]}|${list(1)}`,
      `t=${title(0)}${own}`,
      `t1=${title(-1)}|${title(0)}|${title(1)}`,
      `t2=${title(0)}|${near(-1)}`,
      `t3=${title(0)}|${near(1)}`,
      `t4=${title(0)}|${said}`,
      `time=${time ? (time.years === undefined ? 'd' : 'y') : ''}${own}`,
      `nt=${nextTime}${own}`,
      `lt=${lastTime}${own}`,
      `mail=${mailed.has(lower)}${own}`,
      `often=${Math.min(3, counts.get(lower) ?? 0)}${own}`,
      `said=${said}${own}`,
      `saids=${said}|${shape(-1)}|${own}`,
      `left=${near(left)}|${own}`,
      `left2=${near(left - 1)} ${near(left)}|${own}`,
      `right=${near(right)}|${own}`,
      `lr=${near(left)}|${own}|${near(right)}`,
      `run=${Math.min(5, right - left)}${own}${Math.min(3, -left)}`,
      `place=${places[at]}${near(-1)}`,
      `places=${isNear(-1) ? places[at - 1] : ''}|${places[at]}|${isNear(1) ? places[at + 1] : ''}|${own}`,
      `row=${[...rowMarks].toSorted().join('')}|${own}`,
      `rowend=${lists[at + right - 1] ?? ''}|${lists[at]}`,
      ...(leads.get(lower) ?? []).map((lead) => `lead=${lead}${own}`),
      ...(cells[at] ?? []),
      ...(cells[at] ?? []).map((cell) => `${cell}${own}`),
      ...topicMarks(lower).map((topic) => `${topic}${own}`),
      ...topicMarks(near(-1)).map((topic) => `-${topic}`),
      ...topicMarks(near(1)).map((topic) => `+${topic}`),
    ]
    return features.map((feature) => placeAmong(TOLD_BUCKETS, feature))
  })
}

/** `jo.lima@example.com` is the address of somebody called so. */
function mailedNames(text: string): Set<string> {
  const addresses = text.toLowerCase().match(/[\p{L}\p{N}._-]+(?=@)|(?<=@)[\p{L}\p{N}-]+/gu) ?? []
  return new Set(addresses.flatMap((one) => one.split(/[^\p{L}]+/u)).filter((name) => name.length > 2))
}

/** What precedes a word wherever the text mentions it. */
function listLeads(lowers: readonly string[]): Map<string, string[]> {
  const leads = new Map<string, string[]>()
  for (const [at, lower] of lowers.entries()) {
    const lead = lowers[at - 1] ?? '^'
    const known = leads.get(lower) ?? []
    if (!known.includes(lead) && known.length < 4) leads.set(lower, [...known, lead])
  }
  return leads
}

/** How far the row of names goes, a joining word in it or not. */
function edgeOf(words: readonly PlacedWord[], at: number, step: 1 | -1): number {
  let offset = step
  for (; Math.abs(offset) < 8; offset += step) {
    const other = words[at + offset]
    if (!other || other.line !== words[at]?.line) break
    if (!/^[\p{Lu}&'’-]|^(?:of|de|the|and|la|du|van|von|der|des|for)$/u.test(other.text)) break
  }
  return offset
}

function distanceTo(times: readonly unknown[], at: number, step: 1 | -1): string {
  for (let distance = 1; distance <= 8; distance += 1)
    if (times[at + step * distance]) return distance <= 3 ? String(distance) : '8'
  return ''
}

const telling =
  /^(?:at|with|for|as|am|im|i'm|i’m|is|was|been|by|of|joined|called|name|names|name's|name’s|named|became|to|since|from|until|in|before|then|now|currently|regards|thanks|yours|best|myself|company|employer|role|position|title|job|work|worked|me)$/

/** The last word before each that leads to something, unless its sentence ended. */
function lastSaid(words: readonly PlacedWord[]): string[] {
  let said = ''
  return words.map(({ text, line }, at) => {
    const here = words[at - 1]?.line === line || said === 'regards' || said === 'yours' ? said : ''
    if (/^[.;!?]$/.test(text)) said = '.'
    else said = telling.test(text.toLowerCase()) ? text.toLowerCase() : here
    return here
  })
}

/** `Company:`, `Where -`, and also `4. Where?`, `b) Employer:` and `[company]`. */
function labelOf(row: string): string {
  const [, label = ''] =
    /^[\s•*+–—>-]*(?:\(?(?:[a-z]?\d{1,2}|[a-z])[.):]?\s+)?\[?(\p{L}[\p{L} /&()'’_-]{0,30}?)\s*(?:[:?\]]|\t|=|\/ |\s{2,}|\s[-–—|]\s|(?:\s?\.){3})/iu.exec(
      row,
    ) ?? []
  return label.toLowerCase().trim()
}
