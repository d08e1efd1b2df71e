// What a line of a posting asks for.

import { tagWords } from '#engine/language/tag-words.ts'
import { degreeRank } from '../words/degrees.ts'
import { isPlainWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'
import { tokenize } from '../words/tokens.ts'
import type { RequirementKind } from './posting.ts'
import { readYears } from './read-years-wanted.ts'

const listOf = (words: string) => new Set(words.split(/\s+/))

const language = new RegExp(`\\b(?:${languageNames.join('|')}|[Bb]ilingual|[Mm]ulti-?lingual|[Tt]rilingual)\\b`)
const speaking =
  /\b(?:speak\w*|spoken|fluen\w+|bilingual|multi-?lingual|trilingual|languages?|written|oral|native|expression|comprehension|conversational)\b/i
const schoolSubject = /\b(?:english|spanish|french) (?:learners?|teacher|literature|assignment|labels)\b/i
const degree =
  /\b(?:degree|diploma|ged|bachelor['’]?s?|master['’]s|masters (?:in|of|degree)|masters? of|ph\.?\s?d|doctorate|b\.[as]c?\.?|m\.[as]c?\.?|juris doctor|high school (?:diploma|graduate|education)|college (?:degree|graduate))(?=\W|$)/i
const degreeCase = /\b(?:BA|BS|BSc|MSc|GED|BSN|MSN|MBA|JD|PhD|MSW|BSW|BA\/BS)\b|\bM[AS] in\b/
const licence =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cates?|cations?)|permit|cdl|endorsements?|guard card|cpr card|handler card|admitted|admission to|journeyman|servsafe|registration|security clearance|compact license)\b/i
const passing =
  /\b(?:background (?:check|screening|clearance)|criminal|drug (?:screen|test)\w*|drug and|sector check|reference check|tb test|credit check|fingerprint\w*|vaccinat\w*|years (?:old|of age)|or older|1[68]\+|2[0-9]\+|authori[sz]ed to work|eligible to work|legally|linguistic profile|pre-employment|dot (?:physical|medical))\b/i
const physical =
  /\b(?:lift|lifts|lifting|lbs?|pounds|stand|(?<!good |junior |senior )standing|walking|physical(?:ly)?(?! plant)|stamina|dexterity|climb\w*|kneel|ladders|heights|weekends?|weekdays|saturdays?|sundays?|evenings?|overtime|shifts?|nights|travel|on[- ]call|call-ins|relocate|(?:reliable|own|operating) (?:\w+ )?(?:car|vehicle|truck|transport|transportation)|reliable transport|access to a (?:car|vehicle)|flexible (?:schedule|hours)|days on|a\.m\.|schedules?|degrees|availab\w+)(?=\W|$)/i
const traits = listOf(
  `interpersonal teamwork detail-oriented self-starter self-motivated motivated organized organised multi-task multitask multi-tasking multitasking
  positive attitude friendly reliable punctual flexible flexibility passion passionate energetic energy enthusiastic enthusiasm driven committed commitment
  dedication dedicated listening ethic adaptable adapt adaptability initiative dependable willing willingness love extrovert mindset independently
  confidentiality discretion prioritize deadlines cooperative compassion compassionate patience patient learner resourceful honest honesty creative
  collaboratively collaborative pressure calm gregarious personality caring cares kind meticulous efficient professionalism integrity
  well-rounded gregarious cool humor eager curious aptitude accuracy`,
)
const traitRuns =
  /\b(?:communication skills|communicat\w+ (?:clearly|well|effectively)|(?:verbal|written|oral)(?: and \w+)? (?:\w+ )?skills|attention to details?|team[- ](?:player|oriented|based|environment)|(?:in|of) a team|(?:problem[- ]solving|organi[sz]ational|time management|people|leadership) skills|good with (?:people|customers)|eye for detail|fast[- ]pace\w*|minimal (?:supervision|guidance|direction)|professional manner|quick learner|work (?:well|alone|individually|independently)|explain hard|safety awareness|high standards|simply)\b/i

const MOST_REMEMBERED = 2000
const remembered = new Map<string, RequirementKind>()

/** Asked again and again while a sentence is split: remembered. */
export function classifyRequirement(text: string): RequirementKind {
  const known = remembered.get(text)
  if (known) return known
  const kind = findKind(text)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(text, kind)
  return kind
}

function findKind(text: string): RequirementKind {
  if (passing.test(text)) return 'other'
  const years = readYears(text)
  if (years !== undefined && !/\b(?:violations?|record for)\b/i.test(text)) return 'years'
  const terms = findTerms(text)
  const names = (kind: string) => terms.some(({ term }) => term.kind === kind)
  const hasDegree = degreeCase.test(text) || degree.test(text) || (degreeRank(text) > 0 && !names('tool'))
  if (hasDegree) return 'degree'
  if (licence.test(text)) return 'licence'
  if (language.test(text) && !schoolSubject.test(text) && (speaking.test(text) || isOnlyLanguages(text)))
    return 'language'
  if (names('credential')) return 'licence'
  if (physical.test(text)) return 'physical'
  if (names('tool')) return 'skill'
  const words = tagWords(text)
  if (traitRuns.test(text) || words.some(({ lower }) => traits.has(lower))) return 'trait'
  if (/\bexperienced?\b|\bbackground\b|\btrack record\b|^(?:worked|run|used|led|built)\b/i.test(text))
    return 'experience'
  if (
    /\b(?:knowledge|know|knows|skills?|skilled|proficien\w+|familiar\w*|understanding|ability|able|expertise|competenc\w+|literate|literacy)\b/i.test(
      text,
    )
  )
    return 'skill'
  return 'other'
}

/** `French or Spanish`, `clear written English`. */
function isOnlyLanguages(text: string): boolean {
  return (
    tokenize(text).filter(
      ({ kind, lower }) => kind === 'word' && !/^(?:and|or|good|some|basic|clear|both)$/.test(lower),
    ).length <= 3
  )
}

const noise = listOf(
  `ability able strong excellent good great solid proven demonstrated knowledge experience experienced years year degree required require
  requirement requirements preferred prefer skills skill minimum must have plus desired desirable ideal ideally candidate candidates applicant
  applicants successful similar equivalent related relevant field role position job work working understanding familiarity familiar proficiency proficient
  knowledgeable including include etc least should will need needs needed looking high level highly valid current background effective
  effectively well prior previous some other various multiple or both any all us our your you we who they applying apply person individual
  willing willingness demonstrate possess possession hold exceptional superior general basic advanced intermediate comfortable
  essential necessary bonus nice mandatory expected company team member join seeking seek new within using use one two three four five six seven eight
  nine ten more than at minimum of to with in be is are thorough extensive hands experience working month months top notch very
  environment setting capable competency excellent superb outstanding`,
)

const MOST_TOPICS = 14

/** The words of a requirement that evidence can be looked for by. */
export function findTopics(text: string): string[] {
  const tokens = tokenize(text)
  const terms = findTerms(text, tokens)
  const covered = new Set(terms.flatMap(({ from, until }) => tokens.slice(from, until)))
  const words = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      !covered.has(token) &&
      token.lower.length > 2 &&
      !noise.has(token.lower) &&
      !isPlainWord(token.lower, token.stem),
  )
  return [...new Set([...terms.map(({ text: name }) => name), ...words.map(({ lower }) => lower)])].slice(
    0,
    MOST_TOPICS,
  )
}
