// How a wish is put to the person, for a yes or a no: a licence is held, a language spoken, work done.
import { withArticle } from '#engine/language/articles.ts'
import type { Requirement, RequirementKind } from '../posting/posting.ts'
import { findTerms } from '../words/terms.ts'

const asking: Readonly<Record<RequirementKind, string>> = {
  licence: 'Do you hold it?',
  degree: 'Do you have it?',
  language: 'Do you speak it?',
  years: 'Do you have that?',
  skill: 'Have you worked with it?',
  experience: 'Have you done this?',
  other: 'Have you worked with this?',
  trait: 'Have you shown it?',
  physical: 'Can you do this?',
}

/** What cannot be had without it comes first. */
const first: readonly RequirementKind[] = ['licence', 'degree', 'years', 'language']

export function askFor({ kind }: Pick<Requirement, 'kind'>, phrase: string): string {
  const said = phrase
    .replace(/ (?:is )?(?:required|preferred|desired|a plus)$/i, '')
    .replace(/,? must be (?:obtained|held)\b.*$/i, '')
    // `or willing`: cut in the middle it says nothing.
    .replace(/,? or willing$/i, ', or that you are willing to get it')
    .replace(/^hands-on with/i, 'hands-on experience with')
    .replace(/^an? (?=(?:hands-on |working |good |strong )*(?:experience|familiarity|knowledge|understanding)\b)/i, '')
  const known = /\b(?:knowledge|familiarity|understanding)\b/i.test(said) ? 'Do you have it?' : undefined
  const used = /^(?:proficiency|proficient) /i.test(said) ? 'Have you used it?' : undefined
  const one =
    kind === 'licence' && !openToGet.test(phrase) && /^an? /i.test(said)
      ? `Do you have ${/ and /.test(said) ? 'both' : 'one'}?`
      : undefined
  const any = known ?? used ?? one ?? (asksForAny.test(said) && kind !== 'years' ? 'Do you have any?' : undefined)
  const isTool =
    /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(said) || findTerms(said).some(({ term }) => term.kind === 'tool')
  const held = findHeld(said, kind)
  const tool = kind === 'skill' && isTool ? 'Have you used it?' : undefined
  const doing = /^\p{L}+ing\b|\b(?:testing|work|analysis|planning)$/u.test(said) ? asking.experience : undefined
  return `They ask for ${/^(?!experience|familiarity|knowledge|proficiency|hands-on)\p{Ll}.* system$/u.test(said) ? withArticle(said) : said}. ${any ?? doing ?? held ?? tool ?? asking[kind]}`
}

const paper =
  /\b(?:licen[cs]es?|tickets?|certificat\p{L}*|certified|registration|cards?|permits?|endorsements?|accreditation|badge)\b/iu
const school = /\b(?:matric|grade 12|GCSEs?|A[- ]levels?|NVQ|diploma|degree|leaving cert\p{L}*|high school)\b/iu
const rules = /\b(?:standards?|regulations?|codes?|legislation|scheme|framework|act)\b/iu

/** What is held, had or worked under, whichever kind the wish was taken for. */
function findHeld(said: string, kind: RequirementKind): string | undefined {
  if (kind === 'years' || kind === 'experience') return undefined
  if (kind === 'licence' || paper.test(said) || (areInitials.test(said) && kind === 'other'))
    return openToGet.test(said) || /you are willing/.test(said)
      ? 'Do you hold it, or would you get it?'
      : asking.licence
  if (school.test(said)) return asking.degree
  return rules.test(said) ? `Have you worked under ${/s\b(?= |$)/.test(said) ? 'them' : 'it'}?` : undefined
}

const openToGet = /\bor (?:be )?(?:willing(?:ness)?|able|ability|prepared)\b/i

/** `BCOP or BCPS`: what is written in letters alone is held. */
const areInitials = /^[A-Z]{3,6}(?:(?:,| or| and|\/)+ ?[A-Z]{3,6})*$/

const asksForAny = /\b(?:experience|training)\b/i

const notAsked =
  /^\W*(?:ok|yes|no|knows|holds|can)\b|^\W*\w{1,2}$|^at least \d+$|^(?:no|own) |\b(?:communication|phone|computer|people|writing|organi[sz]ational|interpersonal)(?: skills)?$|^(?:wants?|someone|a (?:careful|keen|good|sharp)|wear|cares?|able|willing|must|is|are|has|have|be)\b|\b(?:background check|criminal|police|drug|driving record|driver|ppe|18 years|overtime|weekends?|shifts?)\b|^the ability to\b|\b(?:through|with|of|in|for|to|and|or|an?|the|preparing|dealing|including)$|\bEOE\b|\b(?:entitled|vaccinat\w+|DBS|references?|canvass\w+|clear (?:credit|record)|eligib\w+|equivalent|work rights|right to work|authori[sz]ed|training class|confidences?|travel)\b/i

/** A sentence, a benefit or a figure of the employer's that was taken for a wish. */
const isNoWish =
  /\b(?:is|are|was|were|may|will|would|visited|offers?|considered)\b|\b(?:PTO|pro rata|salary|pension|401|vacation|bonus|benefits?|leave|discount)\b|^(?:around |about |over )?\d[\d,]* (?:people|staff|employees|visitors|members)\b|^\+/i
/** `Liberties Museum of Work` */
const isName = /^\p{Lu}\p{Ll}+(?: (?:of |the |and )?\p{Lu}\p{Ll}+){2,}$/u

/** `Managing a Quality Service`: what a form calls a behaviour. */
const isHeading = /^\p{Lu}\p{Ll}+ing(?: (?:an?|and|at|of|the|in|with|\p{Lu}\p{Ll}+))+$/u

/** Whether a wish can be put to somebody: what everybody has or nobody would say no to is not worth their time. */
export function isWorthAsking({ phrase = '', quote, kind, years }: Requirement, monthsWorked: number): boolean {
  return (
    !notAsked.test(phrase) &&
    !isNoWish.test(phrase) &&
    !(kind === 'other' && (isName.test(phrase) || isHeading.test(quote))) &&
    !(kind === 'years' && years !== undefined && monthsWorked >= years * 12)
  )
}

/** Heavier first; among the heavy ones the hard requirements lead. */
export function urgencyOf({ kind, weight, need }: Requirement): number {
  return weight + (need === 'must' && first.includes(kind) ? 1 : 0)
}
