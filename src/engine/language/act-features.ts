// The features of each word in a line of work that help to tell what was done from what it was done to: `Wash, dress and
// coffin the deceased` are three acts, `Wound care` and `Falls assessments` are none.
import { placeAmong } from './span-tagger.ts'
import type { TaggedWord } from './tag-words.ts'
import { type ReadVerb, readVerbForm } from './verb-forms.ts'

export const ACT_BUCKETS = 1 << 19

/** Opens no line by itself: what comes after it does. */
const before = /^(?:i|i'm|i've|also|and)$/
const joints = /^(?:,|;|and|or|then|&|\+|\/|\.|-|–|:)$/
const states = /^(?:was|were|is|are|has|had|dropped|fell|rose|went|grew)$/
const governing =
  /^(?:to|that|which|who|whose|while|when|by|how|as|if|because|so|for|of|with|before|after|where|until|from|in|on|at|like|including)$/

const few = (count: number) => (count > 2 ? '3' : String(count))

/** For each word the places of its features. */
export function actFeatures(words: readonly TaggedWord[]): number[][] {
  const read = words.map(({ lower }) => readVerbForm(lower))
  const isAdverb = (at: number) =>
    words[at]?.tag === 'ADV' || (/ly$/.test(words[at]?.lower ?? '') && read[at] === undefined)
  const first = words.findIndex(
    ({ tag, lower }, at) => tag !== 'PUNCT' && tag !== 'SYM' && !isAdverb(at) && !before.test(lower),
  )
  const edge = (at: number) => (at < 0 ? '^' : '$')
  const form = (at: number) => formOf(words[at], read[at]) ?? edge(at)
  const tag = (at: number) => tagOf(words[at]) ?? edge(at)
  const word = (at: number) => words[at]?.lower.replace(/^.*\d.*$/, '9') ?? edge(at)
  const opening = read[first]
  const line = {
    opening: form(first),
    openingWord: words[first]?.lower ?? '',
    commas: few(words.filter(({ text }) => text === ',').length),
    hasState: words.some(({ lower }, at) => at > first && states.test(lower)),
    length: words.length < 5 ? 'short' : words.length > 14 ? 'long' : 'mid',
    ...countParts(words, read, first),
  }
  const isSeam = (at: number) => /^(?:,|;|and|&|\+|\/|\.)$/.test(words[at]?.lower ?? '')
  const partAfter = (at: number) => {
    let next = at + 1
    while (next < words.length && !isSeam(next)) next += 1
    while (next < words.length && (isSeam(next) || isAdverb(next))) next += 1
    return next
  }
  const partBefore = (at: number) => {
    let last = at - 1
    while (last >= 0 && (isSeam(last) || isAdverb(last))) last -= 1
    while (last > first && !isSeam(last - 1)) last -= 1
    return last
  }
  let depth = 0
  return words.map((own, at) => {
    if (own.text === '(') depth += 1
    const isInside = depth > 0
    if (own.text === ')') depth = Math.max(0, depth - 1)
    const verb = read[at]
    const place = at < first ? 'before' : at === first ? '0' : at === first + 1 ? '1' : '+'
    let joint = at - 1
    while (joint >= 0 && isAdverb(joint)) joint -= 1
    const joined = joint < 0 ? '^' : joints.test(words[joint]?.lower ?? '') ? (words[joint]?.lower ?? '') : ''
    const isJoined = joined !== ''
    const governed = words.slice(Math.max(first, 0), at).findLast(({ lower }) => governing.test(lower))?.lower ?? ''
    const same = verb && opening ? (verb.form === opening.form ? 'same' : 'other') : ''
    const kind = verb?.form ?? ''
    const base = verb?.base ?? ''
    const features = [
      'any',
      `form=${form(at)}`,
      `word=${own.lower}`,
      `base=${base || own.lemma}`,
      `word=${place}${own.lower}`,
      `tag=${tag(at)}|${form(at)}`,
      `place=${place}|${form(at)}`,
      `next=${place}|${form(at)}|${tag(at + 1)}`,
      `next=${place}|${base}|${tag(at + 1)}`,
      `pair=${own.lower}|${word(at + 1)}`,
      `next word=${form(at)}|${word(at + 1)}`,
      `next word=${place}${form(at)}|${word(at + 1)}`,
      `two=${place}|${kind || form(at)}|${tag(at + 1)}|${tag(at + 2)}`,
      `tags=${place}|${tag(at)}|${tag(at + 1)}`,
      `forms=${place}|${form(at)}|${form(at + 1)}`,
      `joint=${joined}|${form(at)}|${same}`,
      `joined=${isJoined}|${kind || form(at)}|${same}|${tag(at + 1)}`,
      `behind=${joined}|${form(at)}|${tag(joint - 1)}|${tag(at + 1)}`,
      `joined base=${isJoined}|${base}`,
      `last word=${word(at - 1)}|${form(at)}`,
      `last=${tag(at - 1)}|${form(at)}|${tag(at + 1)}`,
      `last two=${tag(at - 2)}|${tag(at - 1)}|${kind}`,
      `opening=${line.opening}|${same}|${isJoined}`,
      `opening word=${line.openingWord}|${place}`,
      `governed=${governed}|${kind}|${isJoined}|${same}`,
      `inside=${isInside}|${kind}`,
      `shape=${place}|${shapeOf(words[at]) ?? edge(at)}|${shapeOf(words[at + 1]) ?? edge(at + 1)}|${kind}`,
      `commas=${line.commas}|${place}|${form(at)}`,
      `state=${line.hasState}|${place}|${kind}|${verb?.isMoreOftenNoun ?? ''}`,
      `parts=${few(line.parts)}${few(line.verbs)}|${place}|${kind}`,
      `all parts=${line.parts === line.verbs}${line.verbs > 0}|${place}|${form(at)}`,
      `ending=${own.lower.slice(-3)}|${place}`,
      `next ending=${word(at + 1).slice(-3)}|${place}|${form(at)}`,
      `length=${line.length}|${place}|${form(at)}`,
      `ends=${tag(at + 1) === '$' || tag(at + 1) === ','}|${place}|${form(at)}`,
      `next part=${place}|${kind}|${form(partAfter(at))}`,
      `next part=${place}|${form(at)}|${tag(partAfter(at))}|${tag(partAfter(at) + 1)}`,
      `last part=${isJoined}|${form(at)}|${form(partBefore(at))}`,
      `last part=${isJoined}|${kind}|${tag(at + 1)}|${form(partBefore(at))}|${tag(partBefore(at) + 1)}`,
      `three=${place}|${kind}|${tag(at + 1)}|${tag(at + 2)}|${tag(at + 3)}`,
    ]
    return features.map((feature) => placeAmong(ACT_BUCKETS, feature))
  })
}

/** How many parts follow the opening, and how many of them open with a verb of its form. */
function countParts(words: readonly TaggedWord[], read: readonly (ReadVerb | undefined)[], first: number) {
  let parts = 0
  let verbs = 0
  for (const [at, { lower }] of words.entries()) {
    if (at <= first || !/^(?:,|;|and|&|\+|\/|\.)$/.test(lower)) continue
    parts += 1
    let next = at + 1
    while (words[next]?.tag === 'ADV' || /^(?:and|then|also|&)$/.test(words[next]?.lower ?? '')) next += 1
    if (read[next] && read[next]?.form === read[first]?.form) verbs += 1
  }
  return { parts, verbs }
}

function formOf(word: TaggedWord | undefined, verb: ReadVerb | undefined): string | undefined {
  if (!word) return undefined
  if (!verb) return /\p{Ll}ed$/u.test(word.lower) ? 'ed?' : /\p{Ll}ing$/u.test(word.lower) ? 'ing?' : ''
  const isSame = verb.form === 'past' && verb.base === word.lower
  return `${verb.form}${isSame ? '=' : ''}${verb.isMoreOftenNoun ? 'n' : ''}`
}

function tagOf(word: TaggedWord | undefined): string | undefined {
  if (word?.tag === 'PUNCT') return word.text
  return word?.tag === 'NOUN' && word.lower !== word.lemma ? 'NOUNs' : word?.tag
}

function shapeOf(word: TaggedWord | undefined): string | undefined {
  if (!word) return undefined
  if (/^\d/.test(word.text)) return '9'
  if (/^\p{Lu}{2,}/u.test(word.text)) return 'XX'
  if (/^\p{Lu}/u.test(word.text)) return 'Xx'
  return /\p{L}/u.test(word.text) ? 'xx' : word.text
}
