// The words that bound a number: about, up to, or more, on average, the largest.
import { type Bound, boundsAfter, boundsBefore, greatest, small, timeUnits } from './quantity-words-data.ts'
import { unitOf } from './read-units.ts'
import type { Token } from './tokens.ts'

export function readBoundAfter(tokens: readonly Token[], at: number): { bound: Bound; until: number } | undefined {
  const found = boundsAfter.find(([words]) => words.every((word, step) => tokens[at + step]?.lower === word))
  return found && { bound: found[1], until: at + found[0].length }
}

type ReadBound = { bound: Bound; from: number; isPeak?: boolean }

export function readBound(tokens: readonly Token[], from: number, until: number): ReadBound {
  const isSet =
    tokens[from - 1]?.text === ',' &&
    /^(?:usually|typically|generally|normally|approximately|average)$/.test(tokens[from - 2]?.lower ?? '')
  // `and, generally, three`: the comma belongs to the word before it.
  const edge = from - (tokens[from - 1]?.lower === 'between' || isSet ? 1 : 0)
  const found = boundsBefore.find(([words]) =>
    words.every((word, step) => tokens[edge - words.length + step]?.lower === word),
  )
  // `from 94% up to 98%`
  const isRise =
    found?.[0].join(' ') === 'up to' &&
    tokens.slice(Math.max(0, edge - 6), edge - 2).some(({ lower }) => lower === 'from')
  if (isRise) return { bound: 'exact', from: edge - 2 }
  if (found && !isNoBound(tokens, edge, until)) {
    const rest = readBound(tokens, edge - found[0].length, edge)
    // `an average of about 12`, `usually up to 5`: the word at the number decides, but all of them belong to it.
    return { bound: found[1], from: rest.bound === 'exact' ? edge - found[0].length : rest.from }
  }
  if (/^(?:hundreds|thousands|millions|dozens)$/.test(tokens[from]?.lower ?? '')) return { bound: 'exact', from: edge }
  const first = isMeasuring(tokens, edge, until) ? edge - 1 : edge
  if (isGreatest(tokens, edge)) return { bound: 'under', from: first, isPeak: true }
  if (first < edge && !isAverage(tokens, edge, until)) return { bound: 'exact', from: first }
  return { bound: isAverage(tokens, edge, until) || isHabit(tokens, edge) ? 'about' : 'exact', from: edge }
}

const overVerbs =
  /^(?:watch|preside|look|hand|take|turn|go|went|took|taken|carr|keep|reign|charge|control|authority|oversight|responsibility|supervision|sign|think|spread)/

/** `watched over twelve residents`; `from 3 to 2 % over two years`, which is how long it took. */
function isNoBound(tokens: readonly Token[], edge: number, until: number): boolean {
  const word = tokens[edge - 1]?.lower
  if (!/^(?:over|above|around|about|near|beyond|under|below|within|inside)$/.test(word ?? '')) return false
  const isMeasured = tokens.slice(edge, until).some((token) => unitOf(token) || /^[%$€£]$|^percent$/.test(token.lower))
  // `within three departments` is where, `worked under two chefs` is for whom.
  if (/^(?:within|inside|near|beyond)$/.test(word ?? '') && !isMeasured) return true
  const before = tokens[edge - 2]
  if (word === 'over' && before && overVerbs.test(before.lower)) return true
  if (word === 'under' && before && /^(?:work|train|serv|stud|apprentic|intern|report)/.test(before.lower)) return true
  const isTime = tokens.slice(edge, until).some(({ lower }) => timeUnits[lower])
  if (word !== 'over' || !isTime) return false
  const isTotal =
    /^(?:for|with|in|of|after|spanning|has|have|had|spent|bring|offer|offering|my|to|takes|took|lasting|lasted)$/.test(
      before?.lower ?? '',
    )
  const behind = tokens[until]?.lower ?? ''
  return !isTotal && !/^(?:of|experience|in|as|'|’)$/.test(behind)
}

const measuring = /^(?:measuring|covering|spanning|weighing|totaling|running|lasting|costing)$/

/** `one measuring 900 square feet`, `each running six minutes`: the word only carries the measure. */
function isMeasuring(tokens: readonly Token[], edge: number, until: number): boolean {
  return measuring.test(tokens[edge - 1]?.lower ?? '') && tokens.slice(edge, until).some((token) => unitOf(token))
}

function isGreatest(tokens: readonly Token[], edge: number): boolean {
  const near = tokens.slice(Math.max(0, edge - 4), edge)
  const at = near.findLastIndex(({ lower }) => greatest.test(lower))
  // The largest of 12 stores is no number of stores.
  if (near.at(-1)?.lower === 'of' && at === near.length - 2 && /est$/.test(near[at]?.lower ?? '')) return false
  return (
    at >= 0 &&
    near
      .slice(at + 1)
      .every(({ lower }) =>
        /^(?:one|at|of|being|was|is|were|,|:|\(|job|project|budget|order|contract|site|worth|valued|with|having)$|^(?:measur|cover|span|reach|total|weigh|hold|seat|cost|last|stretch|run)n?(?:ing|ed)$/.test(
          lower,
        ),
      )
  )
}

const habit = /^(?:usually|typically|normally|generally|ordinarily|commonly)$/

/** `Usually served three dinners`: said of the first number behind it. */
function isHabit(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from)
  const last = before.findLastIndex(({ lower }) => habit.test(lower))
  return last >= 0 && before.slice(last).every((token) => token.kind === 'word' && small[token.lower] === undefined)
}

const averageWord = /^averag(?:e|ed|es|ing)$|^typical(?:ly)?$/

/** `On average, nine calls`, `nine calls on average`, `$900 in an average month`: said of the nearest number only. */
function isAverage(tokens: readonly Token[], from: number, until: number): boolean {
  const isNumber = ({ kind, lower }: Token) => kind === 'number' || (small[lower] !== undefined && lower !== 'one')
  const isMeant = (list: readonly Token[], at: number) =>
    averageWord.test(list[at]?.lower ?? '') && !/^(?:point|above|below|batting|than)$/.test(list[at - 1]?.lower ?? '')
  const before = tokens.slice(Math.max(0, from - 7), from)
  const last = before.findLastIndex((_, at) => isMeant(before, at))
  if (last >= 0 && !before.slice(last).some((token) => isNumber(token) || /[;.]/.test(token.text))) return true
  const after = tokens.slice(until, until + 12)
  // `60 calls with an average time of six minutes` says it of the minutes.
  const isBehind = (at: number) => {
    const [one, two] = [after[at - 1]?.lower ?? '', after[at - 2]?.lower ?? '']
    return (
      /^typical/.test(after[at]?.lower ?? '') ||
      one === 'on' ||
      // `a 34-day average`
      at === 0 ||
      (/^an?$/.test(one) && /^(?:in|on|per|during)$/.test(two))
    )
  }
  const next = after.findIndex((_, at) => isMeant(after, at) && isBehind(at))
  return next >= 0 && !after.slice(0, next).some((token) => isNumber(token) || /[;.]/.test(token.text))
}
