// Who does what a span says: a sentence with the employer as its doer asks the applicant for nothing.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { Span } from './posting.ts'

type Said = { text: string; span: Span; kind: string; isMust: boolean; isWeighed?: boolean }

/** The last clause before a span: who, and will, may or can. */
const doing =
  /(?:^|[.;:,()]|\b(?:but|and|or|so|because|while|as|if|which)\b)\s*(?<doer>[^.;:,()]{0,60}?)\s*\b(?<modal>will|may|might|can|could|would|shall)(?<passive>(?:\s+(?:also|then|only|first))*\s+be)?(?:\s+(?:also|then|only|first))*\s*$/i

const wanted =
  /\b(?:you|candidates?|applicants?|person|people|someone|somebody|who|individuals?|(?:post)?holders?|incumbents?|roles?|positions?|jobs?|posts?|hires?|employees?|staff|he|she|they)\b/i
/** `The work may involve lifting`, `Shifts will be rotated`: what the job is like. */
const ofTheWork = /\b(?:work|duties|responsibilities|tasks|shifts?|hours|travel|days?|projects?)\b/i
const holding =
  /^(?:include|involve|require|consist|comprise|entail|cover|mean|need|focus|range|vary|be|have|depend|suit)$/
/** What is weighed is still wished for: `the panel will consider experience of …`. */
const weighed =
  /^\S+ ((?:(?:your|any|previous|prior|relevant|an?|the) )*(?:experience|knowledge|familiarity|qualifications?|skills|background|understanding)\b.+)$/is

const employing = /\b(?:we|our|employer)\b.*\b(?:encourag|welcom|invit|commit|valu|celebrat|promot)\w*/i
/** `We encourage applicants who are Indigenous, African Nova Scotian, …` speaks of who may come, not of what they can do. */
const ofEverybody =
  /\b(?:discriminat\w+|diversity|diverse|equity|inclusi\w+|Indigenous|Aboriginal|First Nations|raciali[sz]ed|gender|LGBT\w*|2SLGBT\w*|disabilit\w+|veterans?|under-?represented|regardless of)\b/i

/** `May be assigned as radio dispatcher`, all of it marked. */
const mayBe = /^(?:may|might)(?: also| then| only)? be (?!required|expected|asked|needed)\p{L}+(?:ed|en)\b/iu

/** `Answers questions without giving legal advice` */
const without = /\bwithout(?:\s+\p{L}+ing)?\s*$/iu

/** `before`: the sentence up to the span. Nothing where the employer does it, or where it only may come to pass. */
export function askedOfApplicant<Need extends Said>(need: Need, before: string): Need[] {
  if (employing.test(before) && ofEverybody.test(before)) return []
  if (mayBe.test(need.text) || without.test(before)) return []
  const { doer = '', modal = '', passive } = doing.exec(before)?.groups ?? {}
  if (modal === '') return [need]
  const isApplicant = doer === '' || wanted.test(doer) || isRoleNoun(doer.split(/\s+/).at(-1)?.toLowerCase() ?? '')
  const verb = readVerbForm(need.text.toLowerCase().split(/[\s,]/)[0] ?? '')
  const isOccasional = /^(?:may|might)$/i.test(modal)
  // `May be assigned as radio dispatcher`: nobody has to have been one.
  if (isApplicant) return isOccasional && passive && verb?.form === 'past' && need.kind !== 'condition' ? [] : [need]
  if (ofTheWork.test(doer)) return [need]
  if (passive) return verb?.form === 'past' ? [] : [need]
  if (verb?.form !== 'base' || holding.test(verb.base)) return [need]
  const [, wish] = weighed.exec(need.text) ?? []
  if (wish === undefined) return []
  const start = need.span.end - wish.length
  return [{ ...need, text: wish, span: { start, end: need.span.end }, isMust: false, isWeighed: true }]
}
