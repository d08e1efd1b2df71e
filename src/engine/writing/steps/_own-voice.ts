// `Greases pumps, changes seals and calls maintenance`: a line told as of somebody else, with everything done in it put
// into the person's own voice, or nothing: of half a row a reader thinks less than of none.
import { capitalize } from '#engine/language/plain-words.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { type ReadVerb, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

type Told = { at: number; base: string }

/** Undefined if the line is not told so, or if a word of it may or may not be something done. */
export function inOwnVoice(line: string, form: 'base' | 'past'): string | undefined {
  const words = tagWords(line)
  const told = findTold(words)
  if (told === undefined || told.length === 0) return undefined
  // `Keeps the ledger and balanced it`: the present of one half would leave the other behind.
  const own = form === 'base' && leavesOther(words, told, 'base') ? 'past' : form
  if (leavesOther(words, told, own)) return undefined
  const changed = told.toReversed().reduce((text, { at, base }) => {
    const word = words[at]
    return word ? text.slice(0, word.start) + verbForms(base)[own] + text.slice(word.end) : text
  }, line)
  return capitalize(changed)
}

/** Whether the line opens with what somebody else does: `Handles cash`. */
export function speaksOfAnother(line: string): boolean {
  const words = tagWords(line)
  const first = words.findIndex(({ tag }) => tag !== 'ADV')
  return first >= 0 && first <= MOST_BEFORE && headOf(words, first) !== undefined
}

const MOST_BEFORE = 1

/** `Handles calls and answered mail`, `Handles calls and answer mail`: a verb that would keep another form. */
function leavesOther(words: readonly TaggedWord[], told: readonly Told[], form: 'base' | 'past'): boolean {
  const [head] = told
  if (head && readVerbForm(words[0]?.lower ?? '')?.form === 'past' && form === 'base') return true
  return words.some(({ lower, tag }, at) => {
    if (at <= (head?.at ?? 0) || !/^(?:,|and|or|then|;|&)$/.test(words[at - 1]?.lower ?? '')) return false
    const verb = readVerbForm(lower)
    const other = verb?.form
    // `640 tests on 12 rigs, run each night`
    if (verb && other === 'base' && verbForms(verb.base).participle === lower) return false
    if (tag !== 'VERB' && !(other === 'past' && takesObject(words, at))) return false
    const isPurpose = words.slice(0, at).some((word) => word.lower === 'to' || inside.test(word.lower))
    return (
      (other === 'past' && form === 'base') || (other === 'base' && !isPurpose && told.every((one) => one.at !== at))
    )
  })
}

function findTold(words: readonly TaggedWord[]): Told[] | undefined {
  const first = words.findIndex(({ tag }) => tag !== 'ADV')
  if (first < 0 || first > MOST_BEFORE) return undefined
  const base = headOf(words, first)
  const opening = readVerbForm(words[first]?.lower ?? '')
  // `Enter rosters and checks rates`, `Designed and maintains the rig`
  const isPlain = base === undefined && (opening?.form === 'base' || opening?.form === 'past')
  if (base === undefined && !isPlain) return undefined
  const told: Told[] = [{ at: first, base: base ?? opening?.base ?? '' }]
  let isInside = false
  for (let at = first + 1; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    if (inside.test(word.lower)) isInside = true
    if (!/^(?:,|and|or|then|;|&)$/.test(words[at - 1]?.lower ?? '')) continue
    const verb = readVerbForm(word.lower)
    if (verb?.form !== 'third') continue
    const reading = readJoined(words, at, verb)
    // `a system that tracks loads and reports losses`: who reports?
    if (reading === 'unclear' || (reading === 'told' && isInside)) return undefined
    // `Monitor and adjusts the boilers`, but not `Order parts and supplies`
    if (reading === 'told' && isPlain && (verb.isMoreOftenNoun || at > first + 2)) return undefined
    if (reading === 'told') told.push({ at, base: verb.base })
  }
  // `Talk with upset guests and calmed them`: both are done.
  const isJoined = words.some(
    ({ lower }, at) =>
      at > first &&
      /^(?:and|then)$/.test(words[at - 1]?.lower ?? '') &&
      isSimplePast(lower) &&
      // `Deliver chilled and packaged goods`: two that say what kind of goods.
      !isSimplePast(words[at - 2]?.lower ?? ''),
  )
  const isMixed =
    isPlain && opening?.form === 'base' && !opening.isMoreOftenNoun && isJoined && leavesOther(words, told, 'base')
  return isPlain && told.length === 1 && !isMixed ? [] : told
}

/** `froze`, and `packed`; `frozen` only says of what kind a thing is. */
function isSimplePast(word: string): boolean {
  const verb = readVerbForm(word)
  return verb?.form === 'past' && verbForms(verb.base).past === word
}

const inside = /^(?:that|which|who|whom|whose|where|when|if|because|while|as|what|how)$/

/** The verb that opens the line in the third person. */
function headOf(words: readonly TaggedWord[], at: number): string | undefined {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || !/^\p{L}+s$/u.test(word.text) || /^(?:is|has|was|does)$/.test(word.lower)) return undefined
  const verb = readVerbForm(word.lower)
  if (verb?.form !== 'third') return verb ? undefined : unknownHead(words, at)
  if (!verb.isMoreOftenNoun) return verb.base
  // `Records and files`, `Sales of parts`, `Tests for lead`
  // `Picks up raw milk`
  const [up, thing] = [next.lower, words[at + 2]]
  if (/^(?:up|out|off|down|over)$/.test(up) && /^(?:ADJ|NOUN|DET|NUM)$/.test(thing?.tag ?? '')) return verb.base
  // `Records management`, `Files paperwork`: a thing and what is done with it read alike.
  const endsThere = !thing || /^(?:,|and|or|for|of|in|at|\.)$/.test(thing.lower)
  if (next.tag === 'NOUN' && endsThere && !/[^s]s$/.test(next.lower) && !joinsTold(words)) return undefined
  if (takesObject(words, at) || joinsTold(words) || joinsAct(words, at)) return verb.base
  return word.tag === 'VERB' && next.tag === 'ADP' && next.lower !== 'of' ? verb.base : undefined
}

/** `Receipts payments and posts them`: what is done with them behind it says that the first word is done as well. */
function unknownHead(words: readonly TaggedWord[], at: number): string | undefined {
  const word = words[at]?.lower ?? ''
  return /[^s]s$/.test(word) && takesObject(words, at) && joinsTold(words) ? word.slice(0, -1) : undefined
}

function joinsTold(words: readonly TaggedWord[]): boolean {
  return words.some(
    ({ lower }, at) =>
      /^(?:and|,|then)$/.test(words[at - 1]?.lower ?? '') &&
      readVerbForm(lower)?.form === 'third' &&
      /^(?:them|it|the|their|all|an?)$/.test(words[at + 1]?.lower ?? '') &&
      !words.slice(0, at).some((word) => inside.test(word.lower)),
  )
}

/** `Plans and leads group activities` */
function joinsAct(words: readonly TaggedWord[], at: number): boolean {
  const second = readVerbForm(words[at + 2]?.lower ?? '')
  return (
    words[at + 1]?.lower === 'and' &&
    second?.form === 'third' &&
    words[at + 2]?.tag === 'VERB' &&
    takesObject(words, at + 2)
  )
}

/** `Accounts payable` takes none. */
function takesObject(words: readonly TaggedWord[], verb: number): boolean {
  const [next, second] = [words[verb + 1], words[verb + 2]]
  if (!next || /^(?:who|that|which|\/|\d{4})$/.test(next.lower)) return false
  if (next.tag === 'ADJ') return /^(?:NOUN|PROPN|ADJ)$/.test(second?.tag ?? '')
  // `checks hulls`
  const isThing = /[^s]s$/.test(next.lower) && readVerbForm(next.lower)?.isMoreOftenNoun !== false
  return isThing || /^(?:DET|PRON|NUM|NOUN|PROPN|SYM)$/.test(next.tag)
}

/** A word in the third person behind `and` or a comma: something done, or several things. */
function readJoined(words: readonly TaggedWord[], at: number, verb: ReadVerb): 'told' | 'things' | 'unclear' {
  const [word, next] = [words[at], words[at + 1]]
  if (!next || /^(?:,|and|or|\.|;|\)|&|\/)$/.test(next.lower))
    return verb.isMoreOftenNoun || word?.tag === 'NOUN' ? 'things' : 'unclear'
  if (takesObject(words, at)) return 'told'
  if (!verb.isMoreOftenNoun || word?.tag === 'VERB') return 'told'
  // `takes samples every 30 minutes and tests for fat`: how often it is done ends what went before.
  const before = words.slice(0, at).map(({ lower }) => lower)
  if (next.tag === 'ADP' && next.lower !== 'of' && howOften.test(before.join(' '))) return 'told'
  return next.lower === 'of' || endsRow(words, at) ? 'things' : 'unclear'
}

const howOften = /\b(?:every|each|per|an?) (?:\S+ ){0,2}(?:minutes?|hours?|shift|days?|weeks?|months?) (?:and|,|then)$/

/** `prepares records, invoices and reports for clients`: several things in a row before it. */
function endsRow(words: readonly TaggedWord[], at: number): boolean {
  const before = words[at - 2]
  return before?.tag === 'NOUN' && /[^s]s$/.test(before.lower)
}
