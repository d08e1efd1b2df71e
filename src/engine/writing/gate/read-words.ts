// A sentence as the gate reads it: its words with tag and key. Hyphens and slashes part words, so that `front-end` and
// `front end` are one; `N3.2m` and `R18 000` are sums of money.
import { type Tag, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, type VerbForm } from '#engine/language/verb-forms.ts'
import { isOn, keyOf, spellOut } from './words.ts'

export type Word = {
  text: string
  lower: string
  tag: Tag
  /** The form all inflections of the word share. */
  key: string
  /** Which verb it is here, where it is one. */
  verb: { base: string; form: VerbForm } | undefined
  start: number
  end: number
  kind: 'word' | 'number' | 'sign'
  /** Says something by itself: no grammar, no plain word of any work. */
  isContent: boolean
  /** Stands where anything would have a capital. */
  isFirst: boolean
  /** No space before it. */
  isJoined: boolean
}

const pattern =
  /(\d{1,2}:\d{2}|(?<=^|[,;:(+] ?|[$€£₦R~] ?|\b(?:of|to|from|about|abt|over|at) )\d{1,3}(?: \d{3})+(?!\d|[.,]\d|-\p{L}| ?(?:t|kg|g|mm|cm|m|ml|l|v|w|kw|beds?)\b)|(?<![\p{L}\p{N}.])\.\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(FY(?=\d)|[NRP](?=\d+(?:[.,]\d+)?(?:[km]|bn)?(?![\p{L}\p{N}])(?<=[km]|bn|[\d.,]{4}))|R(?=\d{1,3} \d{3}|\d+(?:\.\d+)? (?:million|billion|thousand)\b)|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*(?:\+\+|#)?(?:\.(?:js|net|io|com)\b)?)|(\S)/gu

export function readWords(text: string): Word[] {
  const tagged = tagWords(text)
  const words: Word[] = []
  let place = 0
  let isFirst = true
  for (const match of text.matchAll(pattern)) {
    const [raw, number, word] = match
    const start = match.index
    const end = start + raw.length
    while (place < tagged.length - 1 && (tagged[place]?.end ?? 0) <= start) place += 1
    const found = tagged[place]
    const lower = joinedTime(words.at(-1), start, raw) ?? spellOut(raw.toLowerCase().replace(/’/g, "'"))
    const tag: Tag = found && found.start <= start ? found.tag : 'X'
    const kind = word ? 'word' : number ? 'number' : 'sign'
    const key = kind === 'word' ? keyOf(lower) : lower
    const isJoined = start > 0 && text[start - 1] !== ' '
    words.push({ text: raw, lower, tag, key, verb: undefined, start, end, kind, isContent: false, isFirst, isJoined })
    isFirst = kind === 'sign' ? isFirst || /[:!?•“"]/.test(raw) : false
  }
  return words.map((word, at) => {
    if (word.kind !== 'word') return word
    // `22 wells` are things, though `well` is grammar.
    const isThings = word.tag === 'NOUN' && /s$/.test(word.lower) && word.lower.length > 3
    const isGrammar = isOn('function', word.lower) || (!isThings && isOn('function', word.key))
    const isContent = !isGrammar && !/^\p{L}$/u.test(word.lower)
    return { ...word, isContent, verb: readVerb(words, at) }
  })
}

/** `4h`, `9s`: hours and seconds; `the 1990s` and `in their 20s` are none. */
function joinedTime(before: Word | undefined, start: number, raw: string): string | undefined {
  if (before?.kind !== 'number' || before.end !== start) return undefined
  if (raw === 'h') return 'hours'
  return raw === 's' && Number(before.lower) % 10 > 0 ? 'seconds' : undefined
}

const auxiliary =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|should|may|might|must)$/

/** A verb by its tag or, where the tagger cannot know, by its form and place. */
function readVerb(words: readonly Word[], at: number): Word['verb'] {
  const word = words[at]
  if (!word || auxiliary.test(word.lower)) return undefined
  const form = readVerbForm(word.lower)
  if (!form) {
    const isPast = word.tag === 'VERB' && /[a-z]ed$/.test(word.lower)
    return isPast ? { base: word.lower.replace(/ed$/, ''), form: 'past' } : undefined
  }
  if (word.isJoined && words[at - 1]?.text === '-') return undefined
  const next = words[at + 1]
  if (next?.text === '-' && next.isJoined) return undefined
  if (word.tag === 'VERB') return { base: form.base, form: form.form }
  const isHead = words.slice(0, at).every(({ kind, tag }) => kind === 'sign' || tag === 'ADV')
  if (form.form === 'past' && word.tag !== 'ADJ' && word.tag !== 'NOUN') return { base: form.base, form: 'past' }
  const isJoined = next?.tag === 'CCONJ' && readVerbForm(words[at + 2]?.lower ?? '')?.form === form.form
  if (
    isHead &&
    (!form.isMoreOftenNoun || isJoined || /^(?:DET|NUM|ADJ|PRON|ADP)$/.test(next?.tag ?? '')) &&
    form.form !== 'ing'
  )
    return { base: form.base, form: form.form }
  return undefined
}

/** `newly built houses`, `assigned patients`: it says what a thing is, not what was done. */
export function isAttributive(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word?.verb || !before || !next || !/^(?:NOUN|PROPN|ADJ)$/.test(next.tag)) return false
  if (before.tag === 'ADV' && /ly$/.test(before.lower))
    return words[at - 2] !== undefined && words[at - 2]?.tag !== 'PRON'
  return word.verb.form === 'past' && /^(?:DET|ADJ|NUM|ADP)$/.test(before.tag) && !/^(?:to|and)$/.test(before.lower)
}

/** Words that mean something of their own, for comparing two texts. */
export function contentKeys(words: readonly Word[]): string[] {
  return words.filter(({ isContent, key }) => isContent && !isOn('plain', key)).map(({ key }) => key)
}
