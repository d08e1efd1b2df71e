// A wish in a few words that read right after `You ask for`. Better none than a bad one.
import { withArticle } from '#engine/language/articles.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { lowerOpening } from './lower-opening.ts'
import type { RequirementKind } from './posting.ts'
import { readLanguages, readLicence } from './read-details.ts'
import { readNumber, yearsPattern } from './read-years-wanted.ts'
import { shortenPhrase } from './shorten.ts'

const MOST_WORDS = 8

/** Praise that every posting hands out; the wish is the same without it. */
const praise =
  /^(?:(?:an? |the )?(?:very |highly )?(?:strong|intermediate|excellent|proven|solid|demonstrated|demonstrable|good|sound|exceptional|outstanding|superior|great|genuine|thorough|extensive|effective|top[- ]notch|superb|advanced|deep|prior|previous|verifiable|documented|high level of|the)(?:,| and| to)?\s+)+(?=\S)/i

const nouns: Readonly<Record<string, string>> = {
  'proficient in': 'proficiency in',
  'proficient with': 'proficiency with',
  'familiar with': 'familiarity with',
  'fluent in': 'fluency in',
  'knowledgeable about': 'knowledge of',
  'knowledgeable in': 'knowledge of',
  'experienced in': 'experience in',
  'experienced with': 'experience with',
  'skilled in': 'skill in',
  'skilled at': 'skill in',
  'skilled with': 'skill with',
  'competent in': 'competence in',
  'certified in': 'certification in',
  'versed in': 'knowledge of',
}
const adjectives = /^(?:well[- ]|highly |very )?(\w+ (?:in|with|about|at))\b/i

const counted = new Set(
  `license licence degree diploma certificate card permit record background portfolio vehicle car truck phone smartphone computer laptop sense eye
  interest hand network passion commitment attitude cdl ged mba bsn bs ba ms ma msw jd phd master bachelor transcript approach mindset personality desire awareness-of
  ethic set doctor understanding grasp command standard licence-holder endorsement clearance history phd. b.a. b.s.`.split(
    /\s+/,
  ),
)
const massNames = new Set('cpr bls acls sql html css aws hipaa servsafe sap'.split(' '))

const bad =
  /\b(?:you|your|we|our|us|i|he|she|his|her|they|them|this|these|those|etc|as assigned|e\.g|i\.e)\b|[:;!?*|{}<>[\]"“”()]|https?:|\b(?:is|are|was|were|will|must|should|not)\b/i
const danglers =
  /(?:\b(?:and|or|of|in|with|to|for|the|an?|as|at|on|by|from|including|such|both|related|other|using|working|within|into|between|high|level|very|enough)|,)$/i
const cuts =
  /\s*[(;:–—]|,?\s+(?:including|such as|preferably|especially|particularly|as well as|e\.g\.?|i\.e\.?|which|that|who|in order to|so that|both|whether|depending|using both|is|are)\b|\s-\s|\s{2,}/

export function makePhrase(quote: string, kind: RequirementKind): string | undefined {
  if (
    kind === 'other' &&
    /\b(?:check|test|screen\w*|old|older|18\+|pass|clearance|legally|authori[sz]ed|no)\b/i.test(quote)
  )
    return undefined
  const whole = quote
    .replace(/[’‘]/g, "'")
    .replace(/\s*\((?:\d+|[^)]{1,60})\)/g, '')
    .replace(
      /\b(?:Degree|Diploma|Certification|Certificate|License|Experience|Knowledge|Skills|School(?= diploma| Diploma))\b/g,
      (word, at: number) => (at > 0 ? word.toLowerCase() : word),
    )
    .replace(/\bin related field\b/, 'in a related field')
    .replace(/\s+/g, ' ')
    .trim()
  const phrase = [...says(whole, kind, quote)]
    .map((said) => said && shorten(lowerOpening(said)))
    .find((said) => said !== undefined)
  return phrase ? phrase.replace(/'/g, quote.includes('’') ? '’' : "'") : undefined
}

function* says(text: string, kind: RequirementKind, quote: string): Generator<string | undefined> {
  if (kind === 'years') yield sayYears(text)
  if (kind === 'years') return
  if (kind === 'language') yield sayLanguages(quote)
  if (kind === 'physical') {
    const [first = ''] = text.toLowerCase().split(' ')
    if (/^(?:lift|stand|climb|walk|work|travel|move|push|carry|bend|transfer)$/.test(first)) yield sayAbility(text)
    else if (/^(?:available|flexible|willing)/.test(first)) return
  }
  if (
    kind === 'trait' &&
    !/\b(?:skills|attitude|ethic|attention|ability|able|player|commitment|patience|good with|comfortable)\b/i.test(text)
  )
    return
  yield sayThing(text)
  const licence = kind === 'licence' ? readLicence(text) : undefined
  if (licence && /\b(?:licen[cs]e|card|permit|certificate|CDL)$/i.test(licence))
    yield withArticle(lowerOpening(licence))
}

/** `Bilingual English/Spanish` as `English and Spanish`. */
function sayLanguages(text: string): string | undefined {
  const names = readLanguages(text).map(({ name }) => name)
  if (names.length === 0 || names.length > 3) return undefined
  const joined =
    names.length < 2
      ? (names[0] ?? '')
      : `${names.slice(0, -1).join(', ')} ${/\bor\b/.test(text) ? 'or' : 'and'} ${names.at(-1)}`
  if (/\bfluen/i.test(text)) return `fluency in ${joined}`
  if (/\bbilingual|multi-?lingual/i.test(text) && names.length > 1) return joined
  const [level] = /\b(?:conversational|basic|written|spoken|business|advanced)\b/i.exec(text) ?? []
  return level && names.length === 1 ? `${level.toLowerCase()} ${joined}` : joined
}

function isSound(phrase: string): boolean {
  const words = phrase.split(' ')
  if (
    words.length > MOST_WORDS ||
    phrase.length < 2 ||
    bad.test(phrase.replace(/^someone who (?:has|is|can) /, '')) ||
    danglers.test(phrase)
  )
    return false
  if (/^an? (?:record|background|degree|history|licen[cs]e)$/.test(phrase)) return false
  if (
    /\band\/or\b|\b(?:with|in|of|for) and\b|(?:savvy|literate|oriented|minded)$|^an? [^,]*, and\b|^\w+$/i.test(
      phrase,
    ) &&
    !/^(?:\p{Lu}\S*|SQL)$/u.test(phrase)
  )
    return false
  return (
    /\p{L}{2}/u.test(phrase) &&
    !/^(?:and|or|but|with|of|to|in|some other|other|general|various|related|must|be|have)\b/i.test(phrase)
  )
}

const numberNames = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** `Three to five years' experience in the mental health field` as `three years in the mental health field`. */
function sayYears(text: string): string | undefined {
  const found = yearsPattern.exec(text)
  if (!found?.[1]) return undefined
  const count = readNumber(found[1])
  const isOpen = /\+/.test(found[0]) && /^\d/.test(found[1])
  const unit = /^m/i.test(found[4] ?? '') ? 'month' : 'year'
  const said = isOpen ? `${found[1]}+` : (numberNames[count] ?? found[1])
  const least = /\bat least\b/i.test(text.slice(0, found.index)) ? 'at least ' : ''
  const time = `${least}${said} ${unit}${count === 1 && !isOpen ? '' : 's'}`
  const before = text
    .slice(0, found.index)
    .replace(/\b(?:an? )?(?:minimum(?: of)?|at least|more than|over|approximately|about)\b|[,:]/gi, '')
    .trim()
  const rest = text
    .slice(found.index + found[0].length)
    .replace(/^['’]?s?\s*/, '')
    .replace(/^\s*(?:or more|minimum|plus)\s+/i, '')
    .split(cuts)[0]
    ?.replace(/,.*$/, '')
    .trim()
  // `Experience as a nurse, 3 years`: what it is of comes first.
  if (!rest || before !== '') return undefined
  const [first = ''] = rest.split(' ')
  const inField =
    /^(?:of )?(?:(?:related|relevant|prior|previous|professional|work|working|direct|progressive|commercial) )*experience\s+(?=(?:in|with|as|on|at)\b)/i
  if (inField.test(rest)) {
    const field = rest
      .replace(inField, '')
      .replace(/^in the (.+) field$/i, 'in $1')
      .replace(/^in the (.+) field working with .*$/i, 'in $1')
    if (/^with\b/i.test(field))
      return fits(`${time} of experience ${field}`) ?? fits(`${time} of experience ${dropTail(field)}`)
    return fits(`${time} ${field}`) ?? fits(`${time} ${dropTail(field)}`)
  }
  const asDoing = /^(?:of )?(?:(?:related|relevant|prior|previous|work) )*experience\s+(?=\w+ing\b)/i
  if (asDoing.test(rest)) return fits(`${time} ${dropTail(rest.replace(asDoing, ''))}`)
  if (/^(?:of|in|as|on|with|at|working|cooking|running|building|leading|managing)$/i.test(first) || /ing$/.test(first))
    return fits(`${time} ${rest}`) ?? fits(`${time} ${dropTail(rest)}`)
  if (/\bexperience\b/i.test(rest)) {
    const upTo = rest.slice(0, rest.search(/\bexperience\b/i) + 'experience'.length)
    return fits(`${time} of ${lowerOpening(rest)}`) ?? fits(`${time} of ${lowerOpening(upTo)}`)
  }
  return undefined
}

function fits(text: string): string | undefined {
  return text.split(' ').length <= MOST_WORDS && !danglers.test(text) ? text : undefined
}

function sayThing(text: string): string | undefined {
  const bare = text
    .replace(/^(?:an?|the|some|your|their)\s+(?=\S+ \S)/i, (start) => (/^some/i.test(start) ? start : ''))
    .replace(praise, '')
  const [, ability] = /^(?:(?:the |an? )?(?:ability|capacity)|able)\s+to\s+(.+)$/i.exec(bare) ?? []
  if (ability) return sayAbility(ability)
  const [, able] = /^capable of\s+(.+)$/i.exec(bare) ?? []
  if (able) return undefined
  const [, willing] = /^(?:willing|willingness) to\s+(.+)$/i.exec(bare) ?? []
  if (willing) return `a willingness to ${willing}`
  const [, adjective = ''] = adjectives.exec(bare) ?? []
  const noun = nouns[adjective.toLowerCase()]
  if (noun) return bare.replace(adjectives, noun)
  if (/^(?:comfortable|confident|good|great|patient|handy)\b (?:with|at|in|on|using|working)\b/i.test(bare))
    return `someone ${lowerOpening(bare)}`
  if (/^(?:licensed|certified|admitted|registered|bilingual)\b(?= (?:as|in|to|by))/i.test(bare))
    return `someone ${lowerOpening(bare)}`
  return sayVerb(bare) ?? sayNoun(bare, /^an? /i.test(text))
}

function sayAbility(rest: string): string | undefined {
  const clean = rest.replace(/^\w+ly\s+/i, '').replace(/\b(\p{L}+)\/(\p{L}+)\b/gu, '$1 and $2')
  const verb = readVerbForm(clean.split(' ')[0]?.toLowerCase().split('-').at(-1)?.replace(/,$/, '') ?? '')
  if (!verb || (verb.form !== 'base' && !isSameInBoth(verb.base))) return undefined
  return `the ability to ${lowerOpening(clean)}`
}

const personal =
  /^(?:know|knows|speak|speaks|care|cares|enjoy|enjoys|understand|understands|keep|keeps|explain|explains|love|loves)$/

/** `knows InDesign`, `worked with children`: said of the person. */
function sayVerb(text: string): string | undefined {
  const [first = '', ...rest] = text.split(' ')
  const lower = first.toLowerCase()
  const verb = readVerbForm(lower)
  if (!verb || rest.length === 0) return undefined
  if (personal.test(lower)) return `someone who ${verbForms(verb.base).third} ${rest.join(' ')}`
  if (verb.form === 'past' && /^(?:worked|used|led|built|managed|taught|run)$/.test(lower))
    return `someone who has ${lower} ${rest.join(' ')}`
  return undefined
}

function sayNoun(text: string, hadArticle: boolean): string | undefined {
  const words = tagWords(text)
  const head = findHead(words)
  if (!head) return undefined
  const first = words[0]
  if (!first) return undefined
  const verb = readVerbForm(first.lower)
  const isDoing =
    verb !== undefined &&
    (verb.form === 'base' || verb.form === 'third' || verb.form === 'past') &&
    !verb.isMoreOftenNoun &&
    first !== head &&
    /^(?:VERB|AUX)$/.test(first.tag)
  const next = words[1]
  const isAct =
    verb?.form === 'base' &&
    first.tag !== 'ADJ' &&
    !/^(?:experience|own|clean|clear|sound)$/.test(first.lower) &&
    !/^['’]/.test(next?.text ?? '') &&
    (!verb.isMoreOftenNoun ||
      /^(?:ADV|DET|PRON|PART)$/.test(next?.tag ?? '') ||
      (next?.tag === 'ADP' && next.lower !== 'of'))
  if (hadArticle && /^(?:NOUN|PROPN|ADJ)$/.test(head.tag) && !/(?:skills|experience|knowledge)$/.test(head.lower))
    return withArticle(lowerOpening(text))
  if (isAct || (first.tag === 'ADJ' && next?.tag === 'ADP') || /(?:driven|oriented)$/.test(first.lower))
    return undefined
  if (isDoing || /^(?:AUX|PRON|SCONJ)$/.test(first.tag) || /^(?:no|not)$/.test(first.lower)) return undefined
  // A lone adjective, `organized` or `driven`, names nothing.
  if (!words.some(({ tag }) => /^(?:NOUN|PROPN|VERB)$/.test(tag))) return undefined
  const hasArticle = /^(?:an?|the|some|any|two|three|\d+)$/i.test(first.lower)
  return needsArticle(head, text) &&
    !hasArticle &&
    !/skills$/.test(text) &&
    !/\bor an? (?!related|closely|similar)/i.test(text)
    ? withArticle(lowerOpening(text))
    : text
}

/** The noun a phrase is about: the last one before a preposition, a comma or a verb. */
function findHead(words: readonly TaggedWord[]): TaggedWord | undefined {
  let head: TaggedWord | undefined
  for (const word of words) {
    if (
      head &&
      /^(?:ADP|PART|SCONJ|PUNCT|AUX|PRON)$/.test(word.tag) &&
      !/^['’-]/.test(word.text) &&
      !/^,$/.test(word.text)
    )
      break
    if (head && word.tag === 'VERB' && !/ed$/.test(word.lower)) break
    if (/^(?:NOUN|PROPN|ADJ|VERB)$/.test(word.tag) && /\p{L}/u.test(word.text)) head = word
  }
  return head
}

function needsArticle(head: TaggedWord, text: string): boolean {
  const lower = head.lower.replace(/[.,]+$/, '')
  if (massNames.has(lower) || /\b(?:skills|years)\b/i.test(head.text)) return false
  if (counted.has(lower)) return true
  // `bachelor's degree or equivalent`, `design degree`.
  if (/^(?:(?:bachelor|master|associate)(?:s|'s)\b|high school diploma|b\.[as]\b|m\.[as]\b|ba\/bs|ph\.?d)/i.test(text))
    return true
  if (/^(?:valid|current|active|clean)\b/i.test(text))
    return !/(?:s|tion|ing|status|experience|membership)$/.test(lower)
  return (
    isRoleNoun(lower) &&
    !/s$/.test(lower) &&
    /^(?:player|starter|learner|thinker|communicator|worker|leader|driver|nurse|electrician|mechanic)$/.test(lower)
  )
}

function dropTail(text: string): string {
  return text.replace(
    /\s+(?:with|in|for|to|from|at|within|by|working|on)\s+(?:(?!\b(?:with|in|for|to|from|at|within|by|working|on)\b).)*$/i,
    '',
  )
}

/** Down to what a sentence can carry, at a place where a thought ends. */
function shorten(text: string): string | undefined {
  let short = text.split(cuts)[0]?.trim() ?? ''
  if (short.split(' ').length > MOST_WORDS)
    short = short.replace(/,? or (?:an? )?(?:other |closely )?(?:related|equivalent|similar)\b.*$/i, '')
  if (/\bsomeone who\b|\bsomeone\b/.test(text))
    short = text.split(/\s*[(;:–—]|,?\s+(?:including|such as|preferably)\b/)[0]?.trim() ?? ''
  return shortenPhrase(short, isSound)
}

/** `read`, `cut` and `set` look the same when they are told. */
function isSameInBoth(base: string): boolean {
  return verbForms(base).past === base
}
