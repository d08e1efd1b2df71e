// A sentence in its clauses: what is said under which hedge, denied or not, and how it hangs on what stands before it.
import type { Quantity } from './quantity.ts'
import { readNumbers } from './read-numbers.ts'
import { contentKeys, readWords, type Word } from './read-words.ts'
import { type HedgeClass, hedgeOf, isOn } from './words.ts'

export type Segment = {
  words: readonly Word[]
  /** Content words that are no plain words of any work. */
  keys: readonly string[]
  /** The verbs told in it, by key. */
  verbs: readonly string[]
  hedge: HedgeClass | undefined
  isDenied: boolean
  /** Usually, sometimes, mostly: not always. */
  isPartial: boolean
  pieces: readonly Piece[]
}

/** What stands between two signs, with the hedge that counts for it. */
export type Piece = {
  keys: ReadonlySet<string>
  hedge: HedgeClass | undefined
  isDenied: boolean
  isPartial: boolean
}

export type ReadText = {
  text: string
  lower: string
  /** Its letters and numbers alone. */
  bare: string
  words: readonly Word[]
  segments: readonly Segment[]
  numbers: readonly Quantity[]
  keys: ReadonlySet<string>
}

const MOST_REMEMBERED = 3000
const memory = new Map<string, ReadText>()

/** Reads a sentence once. */
export function readText(text: string): ReadText {
  const known = memory.get(text)
  if (known) return known
  const words = readWords(text)
  const lower = text.toLowerCase()
  const read: ReadText = {
    text,
    lower,
    bare: lower.replace(/[^\p{L}\p{N}%$€£]+/gu, ' ').trim(),
    words,
    segments: describeAll(splitSegments(words)),
    numbers: readNumbers(words),
    keys: new Set(words.filter(({ kind }) => kind !== 'sign').map(({ key }) => key)),
  }
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(text, read)
  return read
}

const opener =
  /^(?:who|whom|whose|which|where|while|whereas|because|so|but|after|before|when|if|whenever|thereby|thus|previously|formerly|earlier|now)$/

/** A new clause begins where something is told anew: a relative, a second verb of the row, a participle after a comma. */
function splitSegments(words: readonly Word[]): Word[][] {
  const segments: Word[][] = [[]]
  let headForm: string | undefined
  for (const [at, word] of words.entries()) {
    const current = segments.at(-1) ?? []
    const hasVerb = current.some(({ verb }) => verb)
    const before = words[at - 1]
    let starts =
      word.text === ';' || word.text === '—' || (word.text === '-' && !word.isJoined) || opener.test(word.lower)
    if (word.verb && hasVerb && !starts) {
      const joint = jointBefore(words, at)
      if (joint === ',' && word.verb.form === 'ing') starts = true
      else if (
        joint &&
        (word.verb.form === headForm || joint === 'subject' || word.verb.form === 'past' || word.verb.form === 'third')
      )
        starts = !isRowOf(current, word)
      else if (before && /^(?:by|through|via)$/.test(before.lower) && word.verb.form === 'ing') starts = true
    }
    if (word.verb && (headForm === undefined || starts)) headForm = word.verb.form
    if (starts && current.length > 0) segments.push(word.verb ? takeTail(current) : [])
    segments.at(-1)?.push(word)
  }
  return segments.filter((segment) => segment.some(({ kind }) => kind !== 'sign'))
}

/** `and at Acme I drove`: the clause begins with its joint, not with its verb. */
function takeTail(current: Word[]): Word[] {
  const joint = current.findLastIndex(({ lower }) => /^(?:and|but|,|;)$/.test(lower))
  const lastVerb = current.findLastIndex(({ verb }) => verb)
  if (joint <= lastVerb || current.length - joint > 9) return []
  return current.splice(joint)
}

/** `,`, `and` or a subject of its own right before a verb, past adverbs. */
function jointBefore(words: readonly Word[], at: number): string | undefined {
  let place = at - 1
  while (
    place > 0 &&
    (words[place]?.tag === 'ADV' ||
      /^(?:also|then|have|has|had|was|were|am|is|are|been)$/.test(words[place]?.lower ?? ''))
  )
    place -= 1
  const joint = words[place]
  if (!joint) return undefined
  if (/^(?:i|we|they|it|he|she)$/.test(joint.lower)) return 'subject'
  if (/^(?:and|or|&|then)$/.test(joint.lower)) return 'and'
  return joint.text === ',' ? ',' : undefined
}

/** `cleaned, sorted and packed parcels`: verbs in a row with nothing between share what follows. */
function isRowOf(current: readonly Word[], word: Word): boolean {
  const last = current.findLastIndex(({ verb }) => verb)
  const form = current[last]?.verb?.form
  return (
    form === word.verb?.form &&
    current
      .slice(last + 1)
      .every(({ kind, lower, tag }) => kind === 'sign' || tag === 'ADV' || /^(?:and|or|&|then|also)$/.test(lower))
  )
}

const absent = /^(?:off|out|away|absent|leave|vacation|short|busy|sick|unavailable|needed|necessary)$/

/** `does the order when the chef is off`: not always. */
function describeAll(parts: readonly Word[][]): Segment[] {
  return parts.map((words, at) => {
    const segment = describe(words)
    const next = parts[at + 1]
    const isOnlyWhen =
      /^(?:when|if|whenever)$/.test(next?.[0]?.lower ?? '') && next?.some(({ lower }) => absent.test(lower))
    const last = segment.pieces.at(-1)
    if (!isOnlyWhen || !last) return segment
    return { ...segment, pieces: [...segment.pieces.slice(0, -1), { ...last, isPartial: true }] }
  })
}

function describe(words: readonly Word[]): Segment {
  return {
    words,
    keys: [...new Set(contentKeys(words))],
    verbs: words.filter(({ verb }) => verb).map(({ key }) => key),
    hedge: findHedge(words),
    isDenied: findDenial(words),
    isPartial: findPartial(words),
    pieces: splitPieces(words),
  }
}

function splitPieces(words: readonly Word[]): Piece[] {
  const pieces: Word[][] = [[]]
  for (const word of words) {
    if (/^[,;:()—–]$/.test(word.text)) pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  let over: HedgeClass | undefined
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => {
      const found = hedgeIn(piece)
      if (found?.isOfVerb) over = found.hedge
      const told = found?.isOfVerb ? piece.slice(found.at + 1) : piece
      return {
        keys: new Set(contentKeys(told)),
        hedge: found?.hedge ?? over,
        isDenied: findDenial(piece),
        isPartial: findPartial(piece),
      }
    })
}

const hedges = new WeakMap<readonly Word[], HedgeClass | 'none'>()

/** The hedge that stands over the act: `helped plan`, `took part in`, `assisted with the planning`. */
export function findHedge(words: readonly Word[]): HedgeClass | undefined {
  const found = hedges.get(words) ?? hedgeIn(words)?.hedge ?? 'none'
  hedges.set(words, found)
  return found === 'none' ? undefined : found
}

/** What a hedge may begin with, beside the words of the list. */
const hedging = new Set(
  'took take takes taking had have played trained training certified instructed educated taught coached co jointly alongside together partnered collaborated collaborate under contribution contributions assistance joined attended attend accompanied accompany part member on in rode ride riding rides went sat'.split(
    ' ',
  ),
)

/** With the place from which it counts: over what follows a verb, over the whole of what a co-doer or a helper stands in. */
function hedgeIn(words: readonly Word[]): { hedge: HedgeClass; at: number; isOfVerb: boolean } | undefined {
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word' || !(hedging.has(word.lower) || hedgeOf(word.key))) continue
    const next = words[at + 1]?.lower ?? ''
    if (/^(?:took|take|takes|taking|had|have|played)$/.test(word.lower) && /^(?:part|a)$/.test(next)) {
      if (next === 'part' || /^(?:part|hand|role|share)$/.test(words[at + 2]?.lower ?? ''))
        return { hedge: 'part', at, isOfVerb: true }
    }
    if (
      /^(?:trained|training|certified|instructed|educated|taught|coached)$/.test(word.lower) &&
      /^(?:in|on|under|by)$/.test(next) &&
      at < 3
    )
      return { hedge: 'learn', at, isOfVerb: true }
    if (
      /^(?:co|jointly|alongside|together|partnered|collaborated|collaborate)$/.test(word.lower) &&
      !/^(?:put|pull|pulled|bring|brought|piece|pieced)$/.test(words[at - 1]?.lower ?? '')
    )
      return { hedge: 'co', at, isOfVerb: false }
    if (
      word.lower === 'under' &&
      words
        .slice(at + 1, at + 7)
        .some(({ lower }) =>
          /^(?:supervision|direction|guidance|oversight|supervisor|journeyman|journeyman's)$/.test(lower),
        )
    )
      return { hedge: 'under', at, isOfVerb: false }
    if (/^(?:contributions?|assistance|joined|attended|attend|accompanied|accompany)$/.test(word.lower))
      return { hedge: 'part', at, isOfVerb: true }
    if (word.lower === 'part' && next === 'of') return { hedge: 'co', at, isOfVerb: false }
    if (word.lower === 'member' && next === 'of') return { hedge: 'co', at, isOfVerb: false }
    if (
      /^(?:on|in)$/.test(word.lower) &&
      words.slice(at + 1, at + 6).some(({ lower }) => /^(?:team|crew|committee|panel|squad)$/.test(lower))
    )
      return { hedge: 'co', at, isOfVerb: false }
    if (at < 2 && /^(?:rode|ride|riding|rides|went|sat)$/.test(word.lower) && /^(?:along|in)$/.test(next))
      return { hedge: 'learn', at, isOfVerb: true }
    if (/^(?:support|aid)$/.test(word.key) && !/^(?:in|with|by)$/.test(next) && !words[at + 1]?.verb) continue
    if (word.key === 'contribut' && !/^(?:to|toward|towards)$/.test(next)) continue
    const hedge = hedgeOf(word.key)
    if (!hedge) continue
    // `planned menus` tells what was done, `helped guests` too; over another act they take it back.
    if (hedge === 'plan') {
      if (word.verb && next === 'to') return { hedge: 'plan', at, isOfVerb: true }
      continue
    }
    if (
      word.verb ||
      /^(?:help|assistance|support|aid|participation|participant|contribution|contributor)$/.test(word.lower)
    )
      return { hedge, at, isOfVerb: word.verb !== undefined }
  }
  return undefined
}

const partial =
  /^(?:usually|typically|sometimes|occasionally|mostly|mainly|often|partly|partially|generally|normally|seldom|rarely|temporarily|backup)$/

function findPartial(words: readonly Word[]): boolean {
  return words.some(({ lower, isFirst }, at) => {
    if (!partial.test(lower) || words.slice(0, at).some(({ verb }) => verb)) return false
    // `backup cook`, `backup for the lead`; a nightly backup is a thing.
    const next = words[at + 1]
    return lower !== 'backup' || isFirst || (next !== undefined && (next.lower === 'for' || isOn('people', next.key)))
  })
}

function findDenial(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      (/^(?:not|never|without|neither|nor|cannot|n't|no|none|zero|0|unable)$/.test(lower) ||
        /(?:n't|(?:do|does|did|is|was|are|wo|ca)nt)$/.test(lower) ||
        (lower === 'out' && words[at - 1]?.text === '/' && words[at - 2]?.lower === 'w') ||
        (lower === 'free' && words[at - 1]?.text === '-')) &&
      !/^(?:only|just|more|less|fewer|later)$/.test(words[at + 1]?.lower ?? '') &&
      !(lower === 'no' && /^[.#]$/.test(words[at + 1]?.text ?? '')),
  )
}
