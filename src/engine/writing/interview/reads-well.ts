// Whether a question reads as English to whoever is asked: its thing is a noun with what belongs to it, its work a verb with
// what it is done to, and neither is cut off. What doesn't is not asked: two good questions are worth more than five odd ones.
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isOrdinaryWord } from '../words/known-words.ts'
import { findTerms } from '../words/terms.ts'

/** What the question is about, behind the words that ask. */
const ofThing =
  /^(?:Do you (?:hold|have|know|understand)(?: any)?|Have you (?:used|done any|worked (?:with|in|on))) (.+)\?$/iu
/** `hands-on experience with`, `knowledge of`; not the `people with lived experience of` something. */
const knowing =
  /^(?:(?!(?:with|of|in|to|for|who) )[\p{L}-]+ ){0,3}?(?:experience|knowledge|understanding|background|familiarity)(?: (?:with|of|in|at|as))? /iu
const ofWork = /^Have you (.+)\?$/
const tail = /,? or (?:something like it|filled in for one|more|are you .*|willing .*|similar .*)\??$/i

const LONGEST = 18

/** `tracking record`, `fielded background`: the first half of a name was taken for what somebody does. */
function isOfCompound(base: string, [, second, third]: readonly TaggedWord[]): boolean {
  if (second?.tag !== 'NOUN' || /^(?:NOUN|PROPN|VERB)$/.test(third?.tag ?? '')) return false
  return tagWords(base)[0]?.tag !== 'VERB' && countableNouns.has(second.text)
}

export function readsWell(question: string): boolean {
  const said = question.replace(/\s*\([^()]*\)/g, '')
  if (
    /[;:•|<>{}[\]]|\s[-–—]\s|\p{Ll}{3}-\p{Lu}\p{L}{2}|\p{L}\.\p{L}{3}|\d\.\p{L}|\d\.\d{2,}(?!%)|\.{2}/u.test(
      said.replace(/\b\S+\.(?:js|io|com|net|NET)\b/gi, 'X'),
    )
  )
    return false
  const asked = said.replace(tail, '')
  if (asked.split(/\s+/).length > LONGEST || isBroken(said) || asked.split(/\s+/).some(isRunTogether)) return false
  const [, thing] = ofThing.exec(said) ?? []
  if (thing) return namesThing(thing.replace(tail, '').replace(knowing, ''))
  const [, work] = ofWork.exec(said) ?? []
  return work === undefined || tellsWork(work.replace(tail, ''))
}

/** `quarterlypayroll`: a space was lost. */
function isRunTogether(word: string): boolean {
  if (!/^\p{Ll}{11,}$/u.test(word) || isOrdinaryWord(word)) return false
  const isPair = (at: number) => isOrdinaryWord(word.slice(0, at)) && isOrdinaryWord(word.slice(at))
  return [...word].some((_, at) => at >= 4 && at <= word.length - 3 && isPair(at))
}

function isBroken(said: string): boolean {
  const bare = said.replace(/\?$/, '')
  const fault = findFault(bare)
  return fault !== undefined && /^(?:cut off|bracket|doubled|words missing|run together)$/.test(fault.kind)
}

/** Nobody has done `it`, `them` or `what they need`. */
const pointing =
  /^(?:it|its|them|they|their|he|she|his|her|him|this|that|these|those|what|who|whom|whose|we|us|our|please)$/
/** How a thing is wanted, where the thing itself is left out. */
const merely =
  /^(?:strong|good|great|excellent|top|notch|top-notch|solid|proven|high|ability|able|willing|willingness|must|preferred|required|desired|plus|etc|own|other|various|new|related|similar|equivalent|combination|field|completion|graduation|adherence|attention|people|person|someone|candidate|candidates|applicant|applicants|position|role|job|work|company|team|us|resume|application)$/

/** `Thu in office` is when. */
const weekday = /^(?:an? )?(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:\b|(?:nes|ur)?day)/

/** `certification at the academy within one year` comes with the job. */
const inTime =
  /\bwithin (?:the |your )?(?:first )?(?:\d+|an?|one|two|three|six|nine|twelve|eighteen) (?:days?|weeks?|months?|years?)\b/i

/** `23 years of age` is nobody's experience. */
const age = /\byears? (?:of age|old)\b/i
/** `for hourly & salaried incl`: its other half is on the next line. */
const cutOff = /(?:^|\s)(?:incl|excl|approx|esp|etc|min|max|w|w\/|&|\+|preferably|ideally)\.?$/i
/** `Italian speaking, experience with the Dining`: two wishes, and half of one. */
const secondWish = /, (?:and |or )?(?:experience|knowledge|understanding|familiarity|proficiency|ability) /i

function namesThing(thing: string): boolean {
  if ([weekday, inTime, age, cutOff, secondWish].some((no) => no.test(thing))) return false
  if (/^\p{L}[\p{L}\d.+#&/-]*$/u.test(thing)) return isNameOrWork(thing)
  const words = tagWords(thing)
  const [first] = words
  const last = words.findLast(({ tag }) => tag !== 'PUNCT')
  if (!first || !last) return false
  if (words.some(({ text, lower }) => pointing.test(text) || (pointing.test(lower) && !/^\p{Lu}{2}/u.test(text))))
    return false
  if (words.filter(({ tag }) => /^(?:NOUN|PROPN|VERB)$/.test(tag)).every(({ lower }) => merely.test(lower)))
    return false
  if (
    merely.test(first.lower) &&
    /^(?:completion|graduation|people|candidates?|applicants?|ability|willingness|combination)$/.test(first.lower)
  )
    return false
  if (/\b(?:related field|equivalent combination|or equivalent$)/i.test(thing) || tellsAll(words)) return false
  return !opensWithAct(thing, words) && (isEnd(last) || isNamed(thing, last))
}

/** `Peninsula Testing needs a Construction Inspector` is a sentence about somebody. */
function tellsAll(words: readonly TaggedWord[]): boolean {
  return words.some(({ tag, lower }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isNamed = /^(?:NOUN|PROPN)$/.test(before?.tag ?? '') || /^\p{Lu}/u.test(before?.text ?? '')
    return isNamed && tag === 'VERB' && /^\p{Ll}+s$/u.test(lower) && /^(?:DET|PRON)$/.test(next?.tag ?? '')
  })
}

/** A word alone is a name, an initialism or a kind of work: `SCADA`, `Docker`, `welding`; `computerized` is nothing. */
function isNameOrWork(word: string): boolean {
  if (findTerms(word).length > 0 || /\p{Lu}.*\p{Lu}|\d|[+#]/u.test(word)) return true
  const [read] = tagWords(word.toLowerCase())
  if (merely.test(word.toLowerCase()) || pointing.test(word.toLowerCase())) return false
  const form = readVerbForm(word.toLowerCase())?.form
  if (form === 'ing') return true
  return form !== 'past' && form !== 'third' && /^(?:NOUN|PROPN)$/.test(read?.tag ?? '')
}

/** `files liens`, `measure visual acuity`, `audit union dues`: what somebody does, and no name of it. */
function opensWithAct(thing: string, words: readonly TaggedWord[]): boolean {
  const [first, next] = words
  const verb = first && readVerbForm(first.lower)
  // `backs up the receptionist`
  if (/[^s]s$/.test(first?.lower ?? '') && /^(?:up|out|off|down|over)$/.test(next?.lower ?? '')) return true
  if (!first || !next || !verb || /\p{Lu}.*\p{Lu}/u.test(first.text)) return false
  // `matching of expense` is half of something.
  if (verb.form === 'ing') return next.lower === 'of' || isOfCompound(verb.base, words)
  // `Empower 3` is a program, `answer 40 calls` is work.
  if (verb.form === 'base' && next.tag === 'NUM') return words.length > 2 || !/^\p{Lu}/u.test(first.text)
  const isRow = /^(?:NOUN|ADJ|DET|PROPN|NUM|PRON)$/.test(next.tag)
  if (verb.form === 'third')
    return /^(?:up|out|off|down|over)$/.test(next.lower) || (isRow && !verb.isMoreOftenNoun) || (isRow && isMany(words))
  if (verb.form === 'past') return next.tag === 'DET' || next.tag === 'PRON'
  const asLine = readLine(thing.charAt(0).toUpperCase() + thing.slice(1))
  return isRow && asLine.shape === 'act' && asLine.verbs[0]?.at === 0 && (asLine.opensSure || !verb.isMoreOftenNoun)
}

function isMany(words: readonly TaggedWord[]): boolean {
  const last = words.at(-1)
  return words.length === 2 && last !== undefined && (/[^su]s$/.test(last.lower) || last.lower === 'police')
}

function isEnd({ tag, lower, text }: TaggedWord): boolean {
  if (/^(?:NOUN|PROPN|NUM)$/.test(tag) || /ing$/.test(lower) || text === ')') return true
  return tag === 'VERB' && readVerbForm(lower)?.isMoreOftenNoun === true
}

function isNamed(thing: string, last: TaggedWord): boolean {
  return findTerms(thing).some(({ end }) => end >= last.end) || /\p{Lu}{2}|\d/u.test(last.text)
}

/** `Clear Lake`, `Bus Attendants`: a name that begins with what may be a verb. */
function isPlace([, second, third]: readonly TaggedWord[]): boolean {
  if (!second || !/^\p{Lu}\p{Ll}+$/u.test(second.text) || findTerms(second.text).length > 0) return false
  return isOrdinaryWord(second.lower) && !/^[\p{Lu}\d]/u.test(third?.text ?? '')
}

/** `brought the number of unmatched items`: what it came to was left behind. */
const cutShort =
  /^(?:brought|taken|put|made|kept) (?:the|an?) (?:number|rate|share|level|amount)\b(?!.*\b(?:to|below|under|down|up|by)\b)/i

function tellsWork(work: string): boolean {
  const words = tagWords(work)
  const [first, second] = words
  const verb = first && readVerbForm(first.lower)
  if (!first || !second || cutShort.test(work) || cutOff.test(work)) return false
  if (verb && isOfCompound(verb.base, words)) return false
  // `empowered 3`: a program and its version.
  if (second.tag === 'NUM' && words.length === 2) return false
  if (words.some(({ lower }, at) => at > 0 && /^(?:it|them|this|these|those|he|she|we|us|our|you)$/.test(lower)))
    return false
  if (/\p{L}ed-(?:on|in|up|out|off|down)\b/u.test(work) || words.some((_, at) => changesForm(words, at))) return false
  const last = words.findLast(({ tag }) => tag !== 'PUNCT')
  if (last && /^(?:ADP|DET|CCONJ|AUX|SCONJ)$/.test(last.tag) && !/^(?:up|out|off|down|over|in|on)$/.test(last.lower))
    return false
  if (
    isPlace(words) ||
    !words.slice(1).some(({ tag, lower }) => /^(?:NOUN|PROPN|NUM|X)$/.test(tag) || /ing$/.test(lower))
  )
    return false
  // `Clear written communication` is asked for, and nobody cleared it.
  const written = work.slice(first.end)
  if (
    verb?.form === 'past' &&
    (/^(?:ADJ|VERB)$/.test(second.tag) || /^\p{Lu}{2}/u.test(second.text)) &&
    /^AD[JV]$/.test(tagWords(`${verb.base}${written}`)[0]?.tag ?? '')
  )
    return false
  // Its participle comes first, or an adverb and then it.
  return verb?.form === 'past' || verb?.base === first.lower || first.tag === 'ADV' || first.tag === 'VERB'
}

/** `coached, nudge and cheer`, `by phone and emailed within a day`: a row that changes its form has been read wrong. */
function changesForm(words: readonly TaggedWord[], at: number): boolean {
  const [ahead, joint, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]]
  const verb = word && readVerbForm(word.lower)
  if (!joint || !word || !verb) return false
  // `packed orders and carefully label boxes`
  if (joint.tag === 'ADV' && ahead?.lower === 'and')
    return verb.form === 'base' && word.tag !== 'ADJ' && !isLedBy(words, at)
  if (!/^(?:and|or|,)$/.test(joint.lower)) return false
  const isLone = !next || /^(?:ADP|CCONJ|PUNCT)$/.test(next.tag)
  // `daily production, yielded, waste and goals`: a thing in a row of things.
  const isThingNext = words[at + 2]?.tag === 'NOUN' && !readVerbForm(words[at + 2]?.lower ?? '')
  if (verb.form === 'past' && joint.lower === ',' && next?.lower === ',' && ahead?.tag === 'NOUN' && isThingNext)
    return true
  // `loads and unloaded`
  if (verb.form === 'past' && isLone && readVerbForm(ahead?.lower ?? '')?.form === 'third') return true
  // `followed plans and use techniques`
  if (
    verb.form === 'base' &&
    next?.tag === 'VERB' &&
    joint.lower === 'and' &&
    ahead?.tag === 'NOUN' &&
    !isLedBy(words, at)
  )
    return true
  if (verb.form === 'past' && verb.base !== word.lower && isLone && !/^(?:that|which)$/.test(next?.lower ?? ''))
    return words.slice(Math.max(0, at - 4), at - 1).some(({ tag }) => tag === 'ADP') && ahead?.tag === 'NOUN'
  const before = readVerbForm(ahead?.lower ?? '')
  return verb.form === 'base' && isLone && before?.form === 'past' && before.base !== ahead?.lower
}

/** `helped patients dress and slowly walk`: the plain form is right behind these. */
function isLedBy(words: readonly TaggedWord[], at: number): boolean {
  return words.slice(0, at).some(({ lower }) => /^(?:to|help(?:ed)?|let|can|will|who|that)$/.test(lower))
}
