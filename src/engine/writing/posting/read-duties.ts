// What there is to do, each from its verb on.
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, type VerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTopics } from './classify.ts'
import { isFurniture } from './furniture.ts'
import type { Item } from './items.ts'
import { lowerOpening } from './lower-opening.ts'
import type { Duty, Requirement } from './posting.ts'
import { shortenPhrase } from './shorten.ts'

const MOST_DUTIES = 30
const MOST_WORDS = 60
const LONGEST_PHRASE = 8

/** Who does it, before what is done. */
const doer =
  /^(?:(?:as|in|under|reporting) [^,]{3,60}, )?(?:you(?:['’]ll| will|(?= \p{Ll}+ ))|hired applicants will|(?:your |main |key |general |other )?(?:job )?(?:responsibilities|duties|tasks|work)(?: will)? includes?,?(?: but (?:is|are) not limited to:?)?|(?:will be |you will be |is |are )?responsible for|responsibilities for)\s+(?:also )?(?:be (?=\p{Ll}+ing\b))?(?:be responsible for )?/iu

const noDoing =
  /^(?:join|come|enjoy|want|love|let|find|be|is|are|was|has|have|need|get|receive|earn|report|require|requires|possess|bring|would|do|does|did|become|believe|offers?|provides? an?|can|will|must|may|like|likes|lives|works|exhibits|closes|makes|reports|offers|believes|based|located|reporting|looking|seeking|hiring|designated|seeks|needs|wants|since|depending|pay|pays)$/i

const MOST_OF_A_ROLE = 7

/** `The agent answers calls`, `The paralegal will draft motions`: from the verb on. */
function afterRole(text: string): string | undefined {
  const words = text.replace(/^(?:reporting|under) [^,]{3,60}, /i, '').split(' ')
  if (!/^(?:the|this)$/i.test(words[0] ?? '')) return undefined
  for (let at = 1; at < Math.min(MOST_OF_A_ROLE, words.length - 1); at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const isRole =
      isRoleNoun(word) || /^(?:incumbent|individual|person|position|role|technician|aide|tech|[A-Z]{2,4})$/i.test(word)
    if (!isRole) continue
    const rest = words.slice(at + 1).join(' ')
    if (/^(?:will|is responsible for)\b/.test(rest))
      return rest.replace(/^(?:will (?:also )?(?:be responsible for )?|is responsible for )/, '')
    if (readVerbForm(next.toLowerCase().replace(/,$/, ''))?.form === 'third' && !noDoing.test(next)) return rest
  }
  return undefined
}

type Doing = { text: string; form: VerbForm | undefined }

/** From its verb on; undefined if nobody does anything. */
function readDoing(item: Item): Doing | undefined {
  const isListed = item.part === 'duties' || item.isMarked
  const led = afterRole(item.text) ?? item.text.replace(doer, '')
  const isLed = led !== item.text
  for (const text of isLed ? [led, item.text] : [item.text]) {
    const [raw = ''] = text.replace(/^\p{L}+ly\s+/iu, '').split(/\s+/)
    const word = raw.replace(/[^\p{L}-]/gu, '').toLowerCase()
    const verb = readVerbForm(word)
    if (!verb || noDoing.test(word)) continue
    const isAct = verb.form !== 'past' || verb.base === word
    const isSure =
      text !== item.text ||
      isListed ||
      (item.isWholeLine && !verb.isMoreOftenNoun) ||
      (item.part === 'text' && opensWithOrder(item) && isBareOrder(text))
    if (isAct && isSure) return { text, form: verb.form === 'past' ? 'base' : verb.form }
  }
  return undefined
}

function opensWithOrder({ opening }: Item): boolean {
  const word = opening.toLowerCase().replace(/\W+$/, '')
  return readVerbForm(word)?.base === word && !noDoing.test(word)
}

/** `Set up and run mills.` in a paragraph of such sentences. */
function isBareOrder(text: string): boolean {
  const [first, second] = tagWords(text)
  const verb = first && readVerbForm(first.lower)
  return (
    verb?.base === first?.lower &&
    (first?.tag === 'VERB' || !verb?.isMoreOftenNoun) &&
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
    const isNamed =
      item.part === 'duties' &&
      item.isMarked &&
      !/^(?:may|must|will|should|no|we|this|the|our|you|it|if|there|a)\b|\b(?:is|are)\b/i.test(item.text)
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
  /\s*[(;:–—]|,?\s+(?:including|such as|as well as|that|which|who|in order to|so that|while|using|through|by \p{L}+ing|to (?=\p{L}))/u

/** `Plan and teach daily lessons` as `planning and teaching daily lessons`. */
function sayDuty(quote: string, form: VerbForm | undefined): string | undefined {
  const said = form === undefined ? lowerOpening(quote) : toGerund(quote, form)
  const whole =
    said
      .replace(/\s*\([^()]{0,120}\)/g, '')
      .replace(/ & (\p{Lu})(?=\p{Ll})/gu, (_, letter: string) => ` and ${letter.toLowerCase()}`)
      .replace(/ & /g, ' and ')
      .split(cuts)[0]
      ?.trim() ?? ''
  return shortenPhrase(whole, isSound)
}

function isSound(phrase: string): boolean {
  const count = phrase.split(/\s+/).length
  return (
    count >= 2 &&
    count <= LONGEST_PHRASE &&
    !/\b(?:our|your|you|we|us|his|her|he|she|this|these|etc|all of|their)\b|[:;|"“”*]/i.test(phrase) &&
    !/\b(?:and|or|of|in|with|to|for|the|an?|as|at|on|by|up|timely|all|following|how|what|when|where|why|order)$/i.test(
      phrase,
    )
  )
}

function toGerund(quote: string, form: VerbForm): string {
  const text = quote.replace(/^\p{L}+ly\s+/iu, '')
  if (form === 'ing') return lowerOpening(text)
  const words = tagWords(text)
  let said = ''
  let from = 0
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const next = words[at + 1]
    const verb = readVerbForm(word.lower)
    const mayBe = verb !== undefined && (verb.form === form || (form === 'base' && verb.base === word.lower))
    const opens = before?.tag === 'CCONJ' || before?.text === ','
    const goesOn = /^(?:DET|NUM|ADP|PRON|ADJ)$/.test(next?.tag ?? '')
    const isDoing = mayBe && (at === 0 || (opens && (word.tag === 'VERB' || goesOn || at === 2)))
    // `searches and review applicants`, `blueprints and weld symbols`: nobody can tell, so the phrase ends before it.
    if (mayBe && opens && !isDoing && verb.isMoreOftenNoun && next?.tag === 'NOUN')
      return said.replace(/,?\s*(?:and)?\s*$/, '')
    said += text.slice(from, word.start) + (isDoing ? verbForms(verb.base).ing : word.text)
    from = word.end
  }
  return said + text.slice(from)
}
