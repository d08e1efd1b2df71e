// A word of a hard list that the line it is said of does not have.
import type { Claim } from './check.ts'
import { type Scope, textSays } from './ground.ts'
import { nearestLines } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import type { Word } from './read-words.ts'
import { groupsOf, isOn, isOnExactly } from './words.ts'

export function findAdded(
  { read, isWish }: Claim,
  scope: Scope,
  list: 'praise' | 'extent' | 'absolute',
): Word | undefined {
  for (const segment of read.segments) {
    for (const [at, word] of segment.words.entries()) {
      if (
        word.kind !== 'word' ||
        word.lower === "master's" ||
        !(isOnExactly(list, word.lower.replace(/'s$/, '')) || isOnExactly(list, compoundAt(segment.words, at))) ||
        isFree(segment.words, at, list) ||
        (isWish && list === 'praise')
      )
        continue
      const rest = segment.words
        .filter(
          ({ isContent, key, lower }) =>
            isContent && key !== word.key && !isOnExactly(list, lower) && !isOn('plain', key),
        )
        .map(({ key }) => key)
      const nearest = list === 'absolute' ? nearestLines(scope, rest) : []
      const texts =
        nearest.length > 0 ? [...nearest, ...scope.texts.filter(({ role }) => role !== 'line')] : scope.texts
      const isSaid = texts.some(
        (text) =>
          (saysOne(text.read.keys, word.key, list) || (word.lower === 'first' && text.read.numbers.some(isFirstOne))) &&
          (text.role !== 'line' || rest.length === 0 || rest.some((key) => textSays(text, key))),
      )
      if (!isSaid) return word
    }
  }
  return undefined
}

/** `1st` */
function isFirstOne({ isOrdinal, value }: Quantity): boolean {
  return isOrdinal && value === 1
}

/** `single-handedly` from its first part. */
function compoundAt(words: readonly Word[], at: number): string {
  let compound = words[at]?.lower ?? ''
  for (
    let place = at + 1;
    words[place]?.text === '-' && words[place]?.isJoined && words[place + 1]?.isJoined;
    place += 2
  )
    compound += `-${words[place + 1]?.lower}`
  return compound
}

function isFree(words: readonly Word[], at: number, list: string): boolean {
  const [before, next] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? '']
  const lower = words[at]?.lower ?? ''
  if (lower === 'valued') return next === 'at'
  if (lower === 'driven') return /^(?:have|has|had|also|i've)$/.test(before)
  // `liked` is a feeling, `like` mostly a comparison.
  if (/^(?:like|likes|advanced|full|key|master|strong|deep|native|senior|major|zero)$/.test(lower))
    return !/^(?:NOUN|PROPN|ADJ)$/.test(words[at + 1]?.tag ?? '') || /^(?:like|likes|full|key|zero|major)$/.test(lower)
  if (list !== 'absolute') return false
  // `every week` is a rate, `at first` and `first,` a turn of phrase.
  if (
    lower === 'every' &&
    /^(?:hour|day|night|morning|evening|afternoon|shift|week|weekend|month|quarter|year|season|other|two|three|four|six|\d+|working|business|school|semester|term|summer|winter|spring|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
      next,
    )
  )
    return true
  // `the last seven as a senior carer`
  if (lower === 'last' && (words[at + 1]?.kind === 'number' || words[at + 1]?.tag === 'NUM')) return true
  if (lower === 'first')
    return (
      before === 'at' ||
      next === ',' ||
      /^(?:aid|name|hand|responder|responders|language|call|shift|floor|grade|graders|year|time|reply|response|class|in|as|two|three|four|five|six|years|job|began|joined|started)$/.test(
        next,
      ) ||
      before === 'my'
    )
  return (
    (lower === 'all' &&
      (before === 'in' ||
        /^(?:in|together|told|over)$/.test(next) ||
        (next === 'of' && /^(?:this|that)$/.test(words[at + 2]?.lower ?? '')))) ||
    (lower === 'only' && before === 'not')
  )
}

/** By oneself; the most of something. */
const alike = [/^(?:alon|solo|sol|myself|independent|unsuperviz)$/, /^(?:largest|biggest|highest)$/]

/** `all`, `every`, `each` and `any` say the same of everything. */
function saysOne(keys: ReadonlySet<string>, key: string, list: 'praise' | 'extent' | 'absolute'): boolean {
  if (keys.has(key)) return true
  if (list === 'absolute' && /^(?:all|ever|every|whol|entir)$/.test(key))
    return ['all', 'ever', 'every', 'each', 'entir', 'whol', 'any', 'full'].some((one) => keys.has(one))
  const same = alike.find((group) => group.test(key))
  if (same && [...keys].some((one) => same.test(one))) return true
  if (list === 'extent' && /^(?:whol|entir|full|complet)/.test(key))
    return ['all', 'ever', 'every', 'entir', 'whol', 'full', 'complet'].some((one) => keys.has(one))
  const groups = groupsOf('thesaurus', key)
  return (
    groups.length > 0 && [...keys].some((one) => groupsOf('thesaurus', one).some((group) => groups.includes(group)))
  )
}
