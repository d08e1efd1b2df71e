// What a line of a posting asks for.

import { degreeRank } from '../words/degrees.ts'
import { languageNames } from '../words/languages-data.ts'
import { findQuantities } from '../words/quantities.ts'
import { findTerms } from '../words/terms.ts'
import { tokenize } from '../words/tokens.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { RequirementKind } from './posting.ts'

const language = new RegExp(`\\b(?:${languageNames.join('|')}|bilingual|multi-?lingual|trilingual)\\b`)
const degree =
  /\b(?:degree|diploma|ged|bachelor'?s?|master['’]s|masters|master (?:of (?:science|arts|business|education|social)|degree)|phd|doctorate|b\.[as]\.|m\.[as]\.|bsn|mba|juris|graduate|college|university|high school|associate'?s degree)\b/i
const degreeCase =
  /\b(?:BA|BS|MA|MS(?! (?:Excel|Word|Office|Outlook|Access|Project|SQL|Teams|Power))|BSc|MSc|GED|BSN|MBA|JD|PhD)\b/
const licence =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cates?|cations?)|registration|registered|permit|clearance|cdl|endorsement|card holder|admitted|journeyman)\b/i
const physical =
  /\b(?:lift|lifting|lbs?|pounds|stand for|standing|walking|walk|physical(?:ly)?|drug (?:screen|test)|background (?:check|screening)|criminal|stamina|dexterity|eyesight|climb|bend|kneel|weekends?|overtime|shifts?|nights|travel|on[- ]call|relocate|reliable transportation|own (?:car|vehicle|transportation)|legally|authori[sz]ed to work|eligible to work|18 years|vaccinat\w+|flexible (?:schedule|hours))\b/i
const trait =
  /\b(?:communication skills?|interpersonal|team[- ]?(?:player|work|oriented|environment)|work (?:in a team|independently|well|under pressure|collaboratively|individually)|detail[- ]?oriented|attention to detail|self[- ](?:starter|motivated)|motivated|organi[sz]ed|organi[sz]ational|multi-?task\w*|problem[- ]solving|positive|attitude|friendly|reliable|punctual|flexib\w+|fast[- ]paced|passion\w*|energetic|enthusias\w+|driven|committed|commitment|dedication|professional (?:manner|appearance)|listening|leadership skills|work ethic|customer[- ](?:focused|oriented)|adaptab\w+|initiative|accurate|dependable|willing\w*|love|extrovert|mindset|independent(?:ly)?|minimal (?:supervision|guidance)|confidential\w*|time management|prioriti[sz]e|meet deadlines|cooperative|compassion\w*|patien(?:ce|t and)|learner|resourceful)\b/i

export function classifyRequirement(text: string): RequirementKind {
  const years = findQuantities(text).some(({ unit, kind }) => kind === 'count' && (unit === 'year' || unit === 'month'))
  const terms = findTerms(text)
  const hasDegree = degreeCase.test(text) || degree.test(text) || degreeRank(text) > 0
  if (
    years &&
    /\bexperience|\byears?['’]? (?:of|in|on|as|with|working|working)\b/i.test(text) &&
    !/\byears? (?:old|of age)\b|\bat least 1[68] years\b/i.test(text)
  )
    return 'years'
  if (hasDegree && !/\b(?:drug|driver)/i.test(text)) return 'degree'
  if (licence.test(text) && !/\b(?:licensed software|certified copies)\b/i.test(text)) return 'licence'
  if (terms.some(({ term }) => term.kind === 'credential')) return 'licence'
  if (
    language.test(text) &&
    /\b(?:speak|fluen\w+|bilingual|multi-?lingual|language|written|oral|native|proficien\w+|expression|comprehension)\b/i.test(
      text,
    )
  )
    return 'language'
  if (physical.test(text)) return 'physical'
  if (terms.some(({ term }) => term.kind === 'tool')) return 'skill'
  if (trait.test(text)) return 'trait'
  if (/\bexperience\b/i.test(text)) return 'experience'
  if (/\b(?:knowledge|skills?|proficien\w+|familiar\w*|understanding|ability|able|expertise)\b/i.test(text))
    return 'skill'
  return 'other'
}

const noise = new Set(
  `ability able strong excellent good great solid proven demonstrated knowledge experience experienced years year degree required require
  requirement requirements preferred prefer skills skill minimum must have plus desired desirable ideal ideally candidate candidates applicant
  applicants successful similar equivalent related relevant field role position job work working understanding familiarity familiar proficiency proficient
  knowledgeable including include etc least should will need needs needed looking high level highly valid current background effective
  effectively well prior previous some other various multiple or both any all us our your you we who they applying apply person individual
  willing willingness demonstrate possess possession hold exceptional superior general basic advanced intermediate comfortable
  essential necessary bonus nice mandatory expected company team member join seeking seek new within using use one two three four five six seven eight
  nine ten more than at minimum of to with in be is are thorough extensive hands experience working month months top notch very
  environment setting capable competency excellent superb outstanding`
    .split(/\s+/)
    .filter(Boolean),
)

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
  return [...new Set([...terms.map(({ text: name }) => name), ...words.map(({ lower }) => lower)])].slice(0, 14)
}

const niceWords =
  /\b(?:prefer(?:red|ably|ence)?|a (?:huge |big |definite |real |strong |major )?plus|nice to have|desirable|desired|bonus|advantage(?:ous)?|not required|ideally|helpful|benefit|an asset|welcome)\b/i
const mustWords =
  /\b(?:must|required?|requires|mandatory|essential|minimum|at least|requirements include|necessary|is a must|only candidates)\b/i

export function isNice(text: string): boolean {
  if (/\bmust\b|\brequirements include\b/i.test(text)) return false
  return niceWords.test(text)
}

export function isMust(text: string): boolean {
  return mustWords.test(text)
}
