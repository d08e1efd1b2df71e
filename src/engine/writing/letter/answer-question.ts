// An answer speaks to the question above it, and the reader of the letter has not seen that question. Where it does not
// name what was asked, it is led in: `As for a sewer camera: not yet.` A denial put together for them (`I do not have such
// experience`) denied more than they had.
import { readAnyVerb, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { stem } from '../words/stem.ts'
import { isClause } from './mend-answer.ts'

/** What a question for a yes or a no names: `an EPA 608 card`, `accepting candidate filings`. */
export function askedFor(question: string): string | undefined {
  const asked = plainQuestion(question)
  const [, thing] =
    /^(?:Have you (?:worked with|used|done(?: any)?)|Do you have (?:any )?experience(?: (?:with|of|in)|(?= \p{L}+ing\b))|Do you (?:have|hold|speak)(?: any)?) (.+)$/u.exec(
      asked,
    ) ?? []
  if (thing)
    return thing.replace(
      /^(?:an? |some |any )?(?:experience|knowledge|understanding|grasp)(?: (?:of|with|in|using))? (?=\S)/,
      '',
    )
  const [, did = '', or, rest = ''] = /^Have you (\p{Ll}+)(?: or (\p{Ll}+))? (.+)$/u.exec(asked) ?? []
  const doing = [did, or ?? did].map((verb) => readVerbForm(verb)?.base).map((base) => base && verbForms(base).ing)
  if (!doing.every((verb) => verb !== undefined)) return undefined
  // `recorded all work and met the targets`: the first of two doings will do.
  const parts = rest.split(/,? and /)
  const next = parts.findIndex((part) => readVerbForm(part.split(' ')[0] ?? '')?.form === 'past')
  const first = next > 0 ? parts.slice(0, next).join(' and ') : rest
  return `${[...new Set(doing)].join(' or ')} ${first}`
}

function plainQuestion(question: string): string {
  return (
    question
      // `a regulated (GMP / pharma) site`
      .replace(/ ?\([^()]*\)| ?\([^?]*/g, '')
      .replace(/,? or (?:stood in|filled in|something|willing|able|working) .*$/, '')
      .replace(/\?$/, '')
  )
}

/** `Kind of!`, `Yes, `: what follows says how far. A no stays a no. */
const reply =
  /^(?:(?:kind of|kinda|sort of|yes|yeah|yep|sure|ha|haha|well|oh|ok(?:ay)?|no(?=,? (?:not|never)\b)|nope(?=,? (?:not|never)\b)|nah(?=,? (?:not|never)\b))\b[,.!:;\s–—-]+)+(?=\S)/i

export function withoutReply(answer: string): string {
  return answer.replace(reply, '')
}

/** `take my kids camping every summer` goes on where `As for the outdoors, I …` left off. */
export function finishSentence(answer: string): string {
  const [first = '', second = ''] = answer.split(/[\s,.;]+/)
  const lower = first.toLowerCase()
  const verb = adverbs.test(lower) ? second.toLowerCase() : lower
  const read = readAnyVerb(verb)
  const isVerb = auxiliary.test(verb) || (read !== undefined && read.form !== 'ing' && read.form !== 'third')
  // With a capital it may be anything: `Plans are what I read all day`.
  const isSure = first === lower || (read !== undefined && followed.test(answer))
  // `accredited in purity`
  const isState = states.test(answer)
  return isVerb && isSure ? `I ${isState ? 'am ' : ''}${lower}${answer.slice(first.length)}` : answer
}

const adverbs = /^(?:only|also|still|just|always|usually|already|mostly|regularly)$/
const auxiliary =
  /^(?:am|have|haven['’]?t|had|hadn['’]?t|do|don['’]?t|did|didn['’]?t|can|can['’]?t|could|was|wasn['’]?t|would|will|know)$/
const states =
  /^(?:accredited|certified|licen[cs]ed|registered|qualified|insured|vaccinated|based) (?:in|with|by|to|for|as|at|since)\b/i
const followed = /^\p{L}+ (?:it|them|the|an?|my|our|this|these|those|all|most|every|both|\d)/iu

/** `said`: the answer in sentences. It is led in unless it names what it speaks of. */
export function leadIn(said: string, question: string | undefined): string {
  const asked = question && askedFor(question)
  if (!asked) return withoutBareNo(said)
  if (/^(?:as for|when it comes to)\b/i.test(said)) return said
  const named = new Set(keysOf(asked))
  // `Macs. We've got four.`: what was asked about, and the answer.
  const [, label = '', answer = ''] = /^([^.:!?]+)[.:] (\S.*)$/su.exec(said) ?? []
  const isLabel = label !== '' && label.split(' ').every((word) => keysOf(word).some((key) => named.has(key)))
  const given = isLabel ? answer : said
  const rest = withWholeNo(given, question)
  // `I haven't at work yet; we test in Cypress, but I took a course in Playwright`: haven't what?
  const [first = ''] = rest.split(/(?<=[.!?]) /)
  if (rest !== given && isClause(first)) return rest
  const [opening = ''] = first.split(/; |, but /)
  // `I work with it daily`: with what?
  const refers = /^(?:[^\s,;:]+ ){0,7}(?:it|them|those|one)\b/i.test(first)
  const isNamed = keysOf(opening).some((key) => named.has(key)) && !refers
  // `As for an EPA 608 card: not yet.`
  return isNamed ? rest : `As for ${asked}${isClause(first) ? ',' : ':'} ${lowerOpening(rest)}`
}

/**
 * `I don't yet, but I hold the older ticket`: don't what? The reader of the letter has asked nothing, so it starts with what there
 * is; a no that is gone on with is said whole.
 */
function withWholeNo(said: string, question: string): string {
  const rest = said.replace(bareNo, '')
  if (rest === said || !goesOnWithNo.test(rest)) return withoutBareNo(said)
  const asked = plainQuestion(question).replace(/ any (?=\p{L})/u, ' ')
  const no = asked.replace(/^Have you /, 'I have not ').replace(/^Do you /, 'I do not ')
  return `${no} yet, ${rest}`
}

function withoutBareNo(said: string): string {
  const rest = said.replace(bareNo, '')
  return rest === said || goesOnWithNo.test(rest) ? said : rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

const bareNo =
  /^I (?:have(?:n['’]t| not)|do(?:n['’]t| not)|am not|['’]?m not)(?: yet| so far)?(?:(?:[,;:]| [–—-])(?: but| though)?|\.| but) (?:still )?(?=\S)/i
const goesOnWithNo = /^(?:and|n?or|neither|never|nothing|not|only|also|either|as|because|since|though|although)\b/i

function keysOf(text: string): string[] {
  return (text.match(/\p{L}[\p{L}\d]*/gu) ?? [])
    .filter((word) => word.length > 3 || /^\p{Lu}{2}/u.test(word))
    .filter(
      (word) => !/^(?:have|with|experience|license|licence|certificate|card|work|working|other|similar)s?$/i.test(word),
    )
    .map((word) => stem(word.toLowerCase()))
}
