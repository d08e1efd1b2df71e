// What words ask for, read without the posting around them, and what evidence for them is looked for by.

import { remember } from '#engine/language/remember.ts'
import { isPlainWord } from '../words/known-words.ts'
import { findTerms } from '../words/terms.ts'
import { tokenize } from '../words/tokens.ts'
import { findKind, type NeedKind } from './find-needs.ts'
import type { RequirementKind } from './posting.ts'
import { readYears } from './read-years-wanted.ts'

const listOf = (words: string) => new Set(words.split(/\s+/))

const kinds: Readonly<Record<NeedKind, RequirementKind>> = {
  tool: 'skill',
  credential: 'licence',
  degree: 'degree',
  years: 'experience',
  experience: 'experience',
  duty: 'experience',
  language: 'language',
  trait: 'trait',
  condition: 'physical',
}

/** Years are what counts them. */
export function toRequirementKind(text: string, kind: NeedKind): RequirementKind {
  return /^(?:years|experience|duty|tool)$/.test(kind) && readYears(text) !== undefined ? 'years' : kinds[kind]
}

const MOST_REMEMBERED = 2000

export const classifyRequirement = remember(MOST_REMEMBERED, (text) => toRequirementKind(text, findKind(text)))

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
