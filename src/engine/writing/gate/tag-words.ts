// What each word of a line is: verb, preposition, joining word or thing. Resume lines have no subject, so a verb shows by its
// place (at the start, in a row, after `to`) and by having the form that the line's first verb has.
import { irregularForms } from '../words/irregular-verbs-data.ts'
import { nounLikeVerbs } from '../words/noun-like-verbs-data.ts'
import type { Token } from '../words/tokens.ts'
import { findVerb, verbForms } from '../words/verbs.ts'
import { furtherNounLike, furtherVerbs } from '../words/verbs-data.ts'

export type Form = 'base' | 'past' | 'third' | 'ing'
export type Edge = 'start' | 'comma' | 'and' | undefined

export const prepositions =
  /^(?:about|above|across|against|ahead|along|alongside|amid|among|amongst|around|as|at|before|after|behind|below|beside|besides|between|beyond|by|despite|during|except|for|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|past|per|regarding|since|through|throughout|till|to|together|toward|towards|under|until|up|upon|via|with|within|without|versus|than|according|concerning|following|including|excluding)$/
export const determiners =
  /^(?:the|an?|this|these|those|each|every|all|both|any|some|no|my|our|their|its|his|her|your|another|other|several|many|multiple|various|new|daily|weekly|monthly|annual|yearly|quarterly|up|about|around|roughly|approximately|nearly|over|more|most|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?)$/
const adverb =
  /^(?:also|then|earlier|later|not|never|often|sometimes|usually|occasionally|once|twice|now|still|always|regularly|back|together|instead|thus|thereby|well|later|\p{L}{3,}ly)$/u
const notAdverb =
  /^(?:daily|weekly|monthly|yearly|quarterly|hourly|family|early|assembly|supply|reply|apply|comply|rely|multiply|elderly|only|fly|anomaly|july|imply)$/
export const joiner = /^(?:and|or|then|but|plus|nor|while|&)$/
export const relative = /^(?:who|that|which|whom|whose|where)$/
export const subordinator =
  /^(?:when|whenever|after|before|if|once|because|until|as|so|since|though|although|unless|while|wherever)$/
export const modal = /^(?:can|could|will|would|shall|should|may|might|must)$/
export const being = /^(?:am|is|are|was|were|be|been|being|got|get|gets|getting)$/
export const doing = /^(?:do|does|did)$/
export const having = /^(?:have|has|had|having)$/

const noPast =
  /^(?:need|feed|seed|speed|exceed|proceed|succeed|bed|red|shed|hundred|kindred|sacred|embed|indeed|weed|bleed|breed|greed|aged|led|sled|naked|biweekly)$/
const noIng =
  /^(?:being|during|including|following|excluding|concerning|regarding|according|something|anything|nothing|everything|thing|string|spring|king|ring|wing|morning|evening|ceiling|building|meeting|housing|clothing|sibling|opening|beginning|pending|outstanding|missing|ongoing|incoming|outgoing|upcoming|existing|remaining|working|understanding|wellbeing|feeling|surrounding)s?$/
/** Doings that are as often the name of a trade or a thing. */
const trade =
  /^(?:training|cleaning|cooking|nursing|marketing|accounting|engineering|banking|plumbing|welding|roofing|flooring|lighting|wiring|piping|painting|purchasing|scheduling|billing|planning|processing|testing|teaching|pricing|staffing|catering|parking|landscaping|recruiting|onboarding|bookkeeping|housekeeping|charting|hiring|lifting|grinding|filing|listing|setting|dressing|pudding|lending|dining|shipping|receiving|handling|reading|writing|drawing|fitting|mapping|coding|styling|briefing|hearing|hosting|reporting|monitoring|paving|rating|mailing|booking|recording|finding|posting|saving|earning|warning|tracking|learning|packaging|reminding|grading|framing|tubing|bedding|wedding|swelling|tutoring|counseling|coaching|mentoring|networking|programming|manufacturing|machining|milling|printing|publishing|editing|racking|zoning|banking|boarding|docking)s?$/

const furtherForms = new Map<string, { base: string; forms: readonly Form[] }>()
for (const base of furtherVerbs.trim().split(/\s+/)) {
  const bent = verbForms(base)
  for (const form of ['ing', 'third', 'past', 'base'] as const) furtherForms.set(bent[form], { base, forms: [form] })
  if (bent.past === base) furtherForms.set(base, { base, forms: ['past', 'base'] })
  if (bent.participle !== bent.past) furtherForms.set(bent.participle, { base, forms: ['past'] })
}

/** The verb a word may be, in which forms. A verb we do not know shows by its ending. */
export function formsOf({ lower, kind }: Token): { base: string; forms: readonly Form[] } | undefined {
  if (kind !== 'word') return undefined
  const verb = findVerb(lower)
  if (verb) {
    const forms = new Set<Form>([verb.form])
    if (lower === verb.base) forms.add('base')
    return { base: verb.base, forms: [...forms] }
  }
  const further = furtherForms.get(lower)
  if (further) return further
  const irregular = irregularForms.get(lower)
  if (irregular) return { base: irregular, forms: ['past'] }
  if (/^[a-z]{3,}ed$/.test(lower) && !noPast.test(lower)) return { base: lower, forms: ['past'] }
  if (/^[a-z]{3,}ing$/.test(lower) && !noIng.test(lower)) return { base: lower, forms: ['ing'] }
  return undefined
}

export function isAdverb({ lower }: Token): boolean {
  return adverb.test(lower) && !notAdverb.test(lower)
}

export function isTrade(lower: string): boolean {
  return noIng.test(lower) || trade.test(lower)
}

const furtherNouns = new Set(furtherNounLike.trim().split(/\s+/))

/** Whether its base form is as often a noun. */
export function isNounLike(base: string): boolean {
  return nounLikeVerbs.has(base) || furtherNouns.has(base)
}

/** The word before, past adverbs and the first half of `phone-screened`. */
export function placeBefore(tokens: readonly Token[], at: number): number {
  let place = at - 1
  if (tokens[at]?.joined === '-') while (tokens[place]?.text === '-') place -= 2
  while (place >= 0) {
    const token = tokens[place]
    if (!token || !isAdverb(token)) break
    place -= 1
  }
  return place
}

/** `did not give`, `never gave`, `without giving`, `rather than giving`: said not to be done. */
export function isDeniedAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  if (/^(?:than|of)$/.test(before.at(-1)?.lower ?? '')) return /^(?:rather|instead)$/.test(before.at(-2)?.lower ?? '')
  return before.slice(-2).some(({ lower }) => /^(?:without|not|never|cannot)$|n't$/.test(lower))
}

/** What stands right before: the beginning, a comma, a joining word, or a word. */
export function edgeBefore(tokens: readonly Token[], at: number): Edge {
  const before = tokens[placeBefore(tokens, at)]
  if (!before) return 'start'
  if (before.kind === 'sign') {
    if (/[.;!?•–—]/.test(before.text)) return 'start'
    return /[,:()/]/.test(before.text) ? 'comma' : undefined
  }
  return joiner.test(before.lower) ? 'and' : undefined
}

/** Whether what follows can be the thing a verb is done to. */
export function opensThing(token: Token | undefined): boolean {
  if (!token) return false
  if (token.kind === 'number' || token.text === '$') return true
  if (token.kind !== 'word') return false
  if (determiners.test(token.lower)) return true
  return (
    !prepositions.test(token.lower) &&
    !joiner.test(token.lower) &&
    !relative.test(token.lower) &&
    !being.test(token.lower) &&
    !modal.test(token.lower)
  )
}

export function isSurelyThing(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'number' ||
      token.text === '$' ||
      determiners.test(token.lower) ||
      /^(?:them|it|him|her|us|me|new)$/.test(token.lower))
  )
}

export function isBareThing(token: Token | undefined): boolean {
  return token?.kind === 'word' && opensThing(token)
}

export function isPreposition(token: Token | undefined): boolean {
  return token !== undefined && prepositions.test(token.lower)
}
