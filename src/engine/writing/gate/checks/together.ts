// Act and object come from one line: who greeted visitors and kept the directors' calendars did not greet the directors.
import { type Check, refuse } from '../check.ts'
import { isOthersAct } from '../doers.ts'
import { isLight, type Scope, textsSaying } from '../ground.ts'
import type { Segment } from '../read-segments.ts'
import type { Word } from '../read-words.ts'
import { isOn } from '../words.ts'

export const together: Check = {
  find: ({ read, isOfPosting, isWish, ask }, scope) => {
    if (isOfPosting || isWish) return undefined
    for (const segment of read.segments) {
      const other = segment.words.find(
        (word, at) =>
          word.verb &&
          !isOthersAct(segment.words, at) &&
          segment.words[at - 1]?.lower !== 'which' &&
          isOnlyOthers(word.key, scope),
      )
      if (other) ask(other)
      const claimed = claimedAct(segment, scope)
      if (claimed) return refuse('moved-fact', `Your resume does not say that you did this: “${claimed.text}”.`)
      for (const { verb, object, thing } of pairsOf(segment)) {
        const acts = textsSaying(scope, verb).filter(({ role }) => role === 'line' || role === 'person')
        const things = textsSaying(scope, object)
        if (acts.length === 0 || things.length === 0) continue
        // `made copies` may be told as `prepared copies`: a light verb takes any other.
        if (things.some(({ read: source }) => source.words.some((word) => word.verb && isLight(word.key)))) continue
        if (!acts.some((act) => things.includes(act)) && things.every(({ role }) => role === 'line')) ask(thing)
      }
    }
    return undefined
  },
  examples: [
    {
      source: 'Greeted visitors at the desk\nRepaired boilers in schools',
      passes: ['Greeted visitors and repaired boilers'],
      asks: ['Repaired the desk', 'Greeted schools'],
    },
  ],
}

type Pair = { verb: string; object: string; thing: Word }

/** Each verb with the first thing after it. */
function pairsOf({ words }: Segment): Pair[] {
  return words.flatMap((word, at): Pair[] => {
    if (!word.verb || isOn('plain', word.key) || isLight(word.key)) return []
    let last: (typeof words)[number] | undefined
    for (const next of words.slice(at + 1, at + 8)) {
      if (last && (next.kind !== 'word' || !/^(?:NOUN|PROPN)$/.test(next.tag))) break
      if (next.verb && !last && !/^(?:NOUN|PROPN)$/.test(next.tag) && next.verb.form !== 'past') break
      if (next.lower === 'of' || /^(?:ADP|SCONJ|PRON)$/.test(next.tag)) break
      if (next.isContent && /^(?:NOUN|PROPN)$/.test(next.tag)) last = next
    }
    if (!last || isOn('plain', last.key)) return []
    return [{ verb: word.key, object: last.key, thing: last }]
  })
}

/** `Performed surgery` of who prepared animals for surgery: what was only the occasion is not done. */
function claimedAct({ words }: Segment, { texts }: Scope): Word | undefined {
  const at = words.findIndex(
    ({ verb, lower }) =>
      verb &&
      /^(?:perform|perform(?:s|ed|ing)|conduct\w*|d(?:o|oes|id|oing)|carried|execut\w*|complet\w*)$/.test(lower),
  )
  if (at < 0) return undefined
  const object = words
    .slice(at + 1, at + 7)
    .find(({ isContent, tag, key }) => isContent && /^(?:NOUN|PROPN)$/.test(tag) && !isOn('plain', key))
  if (!object) return undefined
  const said = texts.flatMap(({ read, role }) =>
    role === 'line' || role === 'person'
      ? read.words.flatMap((word, place) => (word.key === object.key ? [{ words: read.words, place }] : []))
      : [],
  )
  const isOccasion = said.length > 0 && said.every(({ words: source, place }) => isAfterOccasion(source, place))
  return isOccasion ? object : undefined
}

function isAfterOccasion(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  const place = before.findLastIndex(({ lower }) => /^(?:for|during|after|before|until|under)$/.test(lower))
  if (place < 0 || before.slice(place + 1).some(({ kind, verb }) => kind === 'sign' || verb)) return false
  return !/^(?:responsible|care|cared|caring|accountable|account|arrange|arranged|provide|provided)$/.test(
    before[place - 1]?.lower ?? words[at - 5]?.lower ?? '',
  )
}

/** The source tells this act, and each time of somebody else. */
function isOnlyOthers(key: string, { texts }: Scope): boolean {
  let isTold = false
  for (const { read, role } of texts) {
    if (!read.keys.has(key)) continue
    if (role !== 'line') return false
    for (const [at, word] of read.words.entries()) {
      if (word.key !== key) continue
      if (!isOthersAct(read.words, at)) return false
      isTold = true
    }
  }
  return isTold
}
