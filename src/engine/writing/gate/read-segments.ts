// A sentence in its clauses: what is said under which hedge, denied or not, and how it hangs on what stands before it.
import { type Quantity, readNumbers } from './read-numbers.ts'
import { contentKeys, readWords, type Word } from './read-words.ts'
import { type HedgeClass, hedgeOf } from './words.ts'

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
  /** Tells a result or a cause of what stands before it. */
  isResult: boolean
}

export type ReadText = {
  text: string
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
  const read: ReadText = {
    text,
    words,
    segments: splitSegments(words).map(describe),
    numbers: readNumbers(words),
    keys: new Set(words.filter(({ kind }) => kind === 'word').map(({ key }) => key)),
  }
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(text, read)
  return read
}

const opener =
  /^(?:who|whom|whose|which|where|while|whereas|because|so|but|after|before|when|thereby|thus|previously|formerly|earlier|now)$/

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

const resultWord =
  /^(?:resulting|result|results|leading|led|causing|caused|thereby|thus|because|since|so|due|thanks|therefore|hence|consequently|allowing|enabling|ensuring|helping|making)$/

function describe(words: readonly Word[]): Segment {
  const keys = contentKeys(words)
  const verbs = words.filter(({ verb }) => verb).map(({ key }) => key)
  return {
    words,
    keys,
    verbs,
    hedge: findHedge(words),
    isDenied: findDenial(words),
    isPartial: words.some(({ lower }, at) => partial.test(lower) && words.slice(0, at).every(({ verb }) => !verb)),
    isResult: words.slice(0, 2).some(({ lower }) => resultWord.test(lower)),
  }
}

/** The hedge that stands over the act: `helped plan`, `took part in`, `assisted with the planning`. */
export function findHedge(words: readonly Word[]): HedgeClass | undefined {
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word') continue
    const next = words[at + 1]?.lower ?? ''
    if (/^(?:took|take|takes|taking|had|have|played)$/.test(word.lower) && /^(?:part|a)$/.test(next)) {
      if (next === 'part' || /^(?:part|hand|role|share)$/.test(words[at + 2]?.lower ?? '')) return 'part'
    }
    if (
      /^(?:trained|training|certified|instructed|educated|taught|coached)$/.test(word.lower) &&
      /^(?:in|on|under|by)$/.test(next) &&
      at < 3
    )
      return 'learn'
    if (
      /^(?:co|jointly|alongside|together|partnered|collaborated|collaborate)$/.test(word.lower) &&
      !/^(?:put|pull|pulled|bring|brought|piece|pieced)$/.test(words[at - 1]?.lower ?? '')
    )
      return 'co'
    if (
      word.lower === 'under' &&
      words
        .slice(at + 1, at + 7)
        .some(({ lower }) =>
          /^(?:supervision|direction|guidance|oversight|supervisor|journeyman|journeyman's)$/.test(lower),
        )
    )
      return 'under'
    if (/^(?:contributions?|assistance|joined|attended|attend|accompanied|accompany)$/.test(word.lower)) return 'part'
    if (word.lower === 'part' && next === 'of') return 'co'
    if (word.lower === 'member' && next === 'of') return 'co'
    if (
      /^(?:on|in)$/.test(word.lower) &&
      words.slice(at + 1, at + 6).some(({ lower }) => /^(?:team|crew|committee|panel|squad)$/.test(lower))
    )
      return 'co'
    if (/^(?:rode|ride|riding|rides|went|sat)$/.test(word.lower) && /^(?:along|in)$/.test(next)) return 'learn'
    if (word.key === 'contribut' && !/^(?:to|toward|towards)$/.test(next)) continue
    const hedge = hedgeOf(word.key)
    if (!hedge) continue
    // `planned menus` tells what was done, `helped guests` too; over another act they take it back.
    if (hedge === 'plan') {
      if (word.verb && next === 'to') return 'plan'
      continue
    }
    if (
      word.verb ||
      /^(?:help|assistance|support|aid|participation|participant|contribution|contributor)$/.test(word.lower)
    )
      return hedge
  }
  return undefined
}

const partial =
  /^(?:usually|typically|sometimes|occasionally|mostly|mainly|often|partly|partially|generally|normally|seldom|rarely|temporarily|backup)$/

function findDenial(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      (/^(?:not|never|without|neither|nor|cannot|n't|no|unable)$/.test(lower) || /n't$/.test(lower)) &&
      !/^(?:only|just|more|less|fewer|later)$/.test(words[at + 1]?.lower ?? '') &&
      !(lower === 'no' && /^[.#]$/.test(words[at + 1]?.text ?? '')),
  )
}
