// What there is to do, each from its verb on.
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, type VerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { findTopics } from './classify.ts'
import { isFurniture } from './furniture.ts'
import type { Item } from './items.ts'
import { lowerOpening } from './lower-opening.ts'
import type { Duty, Requirement } from './posting.ts'

const MOST_DUTIES = 30
const MOST_WORDS = 60
const LONGEST_PHRASE = 8

/** Who does it, before what is done. */
const doer =
  /^(?:(?:as|in|under|reporting) [^,]{3,60}, )?(?:you(?:['’]ll| will|(?= \p{Ll}+ ))|(?:the|this|our) (?:[\p{L}/-]+ ){0,5}?[\p{L}/-]+(?: will| is responsible for)?|hired applicants will|(?:your |main |key |general |other )?(?:job )?(?:responsibilities|duties|tasks|work)(?: will)? includes?,?(?: but (?:is|are) not limited to:?)?|(?:will be |you will be |is |are )?responsible for|responsibilities for)\s+(?:also )?(?:be (?=\p{Ll}+ing\b))?(?:be responsible for )?/iu

const noDoing =
  /^(?:join|come|enjoy|want|love|let|find|be|is|are|was|has|have|need|get|receive|earn|report|require|requires|possess|bring|would|do|does|did|become|believe|offers?|provides? an?|can|will|must|may|like|likes|lives|works?|exhibits|closes?|makes|reports|offers|believes|based|located|reporting|looking|seeking|hiring|designated|seeks|needs|wants|since|depending|pay|pays)$/i

type Doing = { text: string; form: VerbForm | undefined }

/** From its verb on; undefined where nobody does anything. */
function readDoing(item: Item): Doing | undefined {
  const isListed = item.part === 'duties' || item.isMarked
  const led = item.text.replace(doer, '')
  const isLed = led !== item.text
  for (const text of isLed ? [led, item.text] : [item.text]) {
    const [raw = ''] = text.split(/\s+/)
    const word = raw.replace(/[^\p{L}-]/gu, '').toLowerCase()
    const verb = readVerbForm(word)
    if (!verb || noDoing.test(word)) continue
    const isAct = verb.form !== 'past' || verb.base === word
    const isSure =
      text !== item.text ||
      isListed ||
      (item.isWholeLine && !verb.isMoreOftenNoun) ||
      (item.part === 'text' && isBareOrder(text))
    if (isAct && isSure) return { text, form: verb.form === 'past' ? 'base' : verb.form }
  }
  return undefined
}

/** `Set up and run mills.` in a paragraph of such sentences. */
function isBareOrder(text: string): boolean {
  const [first, second] = tagWords(text)
  const verb = first && readVerbForm(first.lower)
  return (
    first?.tag === 'VERB' &&
    verb?.form === 'base' &&
    second?.tag !== 'VERB' &&
    !/\byou\b|\bus\b|\bour team\b/i.test(text)
  )
}

export function readDuties(items: readonly Item[], requirements: readonly Requirement[]): Duty[] {
  const isTaken = ({ span }: Item) =>
    requirements.some((other) => other.span.start >= span.start && other.span.start < span.end)
  const found: Duty[] = []
  for (const item of items) {
    if (found.length >= MOST_DUTIES) break
    const count = item.text.split(/\s+/).length
    if (!['duties', 'text', 'must', 'about'].includes(item.part) || count < 2 || count > MOST_WORDS) continue
    if (isTaken(item) || isFurniture(item.text, item.part === 'must' ? 'duties' : item.part) || /[:?]$/.test(item.text))
      continue
    const doing = readDoing(item)
    const isNamed = item.part === 'duties' && item.isMarked
    if (item.part === 'about' ? !doing || !/^(?:you|as )/i.test(item.text) : !doing && !isNamed) continue
    if (item.part === 'must' && !item.isMarked) continue
    const quote = (doing?.text ?? item.text).replace(/[\s;,.]+$/, '')
    const start = item.span.start + item.text.indexOf(quote)
    found.push({
      id: `d${found.length + 1}`,
      quote,
      span: { start, end: start + quote.length },
      terms: findTopics(quote),
      phrase: sayDuty(quote, doing?.form),
    })
  }
  return found
}

const cuts =
  /\s*[(;:–—]|,?\s+(?:including|such as|as well as|that|which|who|in order|so that|while|using|through|by \p{L}+ing|to (?=\p{L}))/u

/** `Plan and teach daily lessons` as `planning and teaching daily lessons`. */
export function sayDuty(quote: string, form: VerbForm | undefined): string | undefined {
  const said = form === undefined ? lowerOpening(quote) : toGerund(quote, form)
  const whole =
    said
      .replace(/\s*\([^)]*\)/g, '')
      .split(cuts)[0]
      ?.trim() ?? ''
  const ends = [whole.length, ...[...whole.matchAll(thoughtEnds)].map(({ index }) => index).reverse()]
  return ends.map((end) => whole.slice(0, end).replace(/[\s,.]+$/, '')).find(isSound)
}

/** Where a phrase can stop and still be one. */
const thoughtEnds = /,?\s+and\s|,\s|\s(?:with|in|for|to|from|at|within|on|under|before|after|by|during|throughout)\s/g

function isSound(phrase: string): boolean {
  const count = phrase.split(/\s+/).length
  const isHalf =
    /\band (?:the|an?) /.test(phrase) ||
    (/,/.test(phrase) && !/, (?:\S+ ){0,3}?(?:and|or) |,? and |,? or /.test(phrase.slice(phrase.lastIndexOf(','))))
  return (
    count >= 2 &&
    count <= LONGEST_PHRASE &&
    !isHalf &&
    !/\b(?:our|your|you|we|us|his|her|he|she|this|these|etc|all of|their)\b|[:;|"“”*]/i.test(phrase) &&
    !/\b(?:and|or|of|in|with|to|for|the|an?|as|at|on|by|up|timely|all|following)$/i.test(phrase)
  )
}

function toGerund(text: string, form: VerbForm): string {
  if (form === 'ing') return lowerOpening(text)
  const words = tagWords(text)
  let said = ''
  let from = 0
  words.forEach((word, at) => {
    const before = words[at - 1]
    const verb = readVerbForm(word.lower)
    const opens = at === 0 || before?.tag === 'CCONJ' || before?.text === ',' || before?.text === '/'
    const goesOn = /^(?:DET|NUM|ADP|PRON|ADJ)$/.test(words[at + 1]?.tag ?? '')
    const isDoing =
      verb?.form === form &&
      (at === 0 || (opens && (word.tag === 'VERB' || goesOn || (at <= 4 && !verb.isMoreOftenNoun))))
    said += text.slice(from, word.start) + (isDoing && verb ? verbForms(verb.base).ing : word.text)
    from = word.end
  })
  return said + text.slice(from)
}
