// The skills that are suggested for a category: those the person's own words bear out, and the rest of their occupation to
// pick from. Where nothing is known but a title nobody knows, and for software, the fixed lists.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { findTerms } from '#engine/writing/words/terms.ts'
import { stemsOf } from '#engine/writing/words/tokens.ts'
import { findNamedTools } from './named-tools.ts'
import type { Occupation } from './occupation.ts'
import { type OwnWords, readOwnWords } from './own-words.ts'
import { contentOf } from './pick-lines.ts'
import { isBorneOut, isSaid, type Relation, rateSkill, splitClauses, splitWords } from './skill-evidence.ts'
import type { RateWord } from './skill-nearness.ts'

const withFixedLists = new Set(['software-engineer'])
const MOST_OTHERS = 8

type Suggesting = {
  resume: Resume
  category: string
  /** The ids of the occupations they worked in. */
  held: readonly string[]
  /** The held occupations, and the others for what the person names of theirs. */
  library: readonly Occupation[]
  /** What was suggested before: who took it away does not want it. */
  leaveOut?: readonly string[]
  /** How near a word is to the person's; 0 where no vectors are. */
  near: RateWord
}

export type SuggestedSkills = {
  /** Theirs; at most as many as the fixed lists have for such a category, and fewer where fewer are. */
  skills: readonly string[]
  /** Of their occupation, the nearest first; only they know which of these are true. */
  others: readonly string[]
}

export function suggestSkills({ resume, category, held, library, leaveOut = [], near }: Suggesting): SuggestedSkills {
  const own = readOwnWords(resume)
  const most = cannedSkills(category)
  const refused = new Set(leaveOut.map(keyOf))
  const isTechnical = /technical|software|tools?\b|systems?\b/i.test(category)
  const others = resume.experiences.flatMap(({ company, location = '' }) => [company, ...location.split(',')])
  const tools = isTechnical ? findNamedTools(own.lines, others).filter((tool) => !refused.has(keyOf(tool))) : []
  const isUnknown = held.length === 0 && !own.tellsWork
  const said = {
    names: own.names.map(splitWords),
    sentences: own.lines.map(splitWords),
    clauses: own.lines.flatMap(splitClauses),
    near,
  }
  if (isUnknown || withFixedLists.has(held[0] ?? '')) {
    const left = most.filter((skill) => !refused.has(keyOf(skill)))
    // Who wrote of Go services has not said that they know React.
    const isTheirs = (skill: string) => !own.tellsWork || isSaid(skill, { ...said, relation: 'held' })
    const skills = withoutRepeats([...tools, ...left.filter(isTheirs)], []).slice(0, most.length)
    return { skills, others: withoutRepeats(left, skills) }
  }
  const rated = library
    .flatMap((occupation) => {
      const relation = relate(occupation, held, library)
      return rateOccupation(occupation, { own, said: { ...said, relation }, category, isLost: held.length === 0 })
    })
    .filter(({ name }) => !refused.has(keyOf(name)))
    .toSorted((one, other) => other.rank - one.rank || other.score - one.score)
  const present = resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))
  // What somebody is like with people is no technical skill: it is theirs to put elsewhere.
  const isPlaced = ({ isTheirs, isPeople }: Rated) => isTheirs && !(isTechnical && isPeople)
  const theirs = rated.filter(isPlaced).map(({ name }) => name)
  const skills = withoutRepeats([...tools, ...theirs], present).slice(0, most.length)
  const rest = rated.filter((one) => !isPlaced(one)).map(({ name }) => name)
  return { skills, others: withoutRepeats(rest, [...present, ...skills]).slice(0, MOST_OTHERS) }
}

function relate({ id }: Occupation, held: readonly string[], library: readonly Occupation[]): Relation {
  if (held.includes(id)) return 'held'
  const isBeside = library.some((other) => held.includes(other.id) && other.neighbours.includes(id))
  return isBeside ? 'beside' : 'other'
}

type Rated = { name: string; isTheirs: boolean; isPeople: boolean; rank: number; score: number }
type Rating = {
  own: OwnWords
  said: Parameters<typeof isSaid>[1]
  category: string
  /** What they do is no occupation of the library: whatever comes to what they say may be of their trade. */
  isLost: boolean
}

function rateOccupation({ skills }: Occupation, { own, said: evidence, category, isLost }: Rating): Rated[] {
  const { relation } = evidence
  // With only a title there is little they could have said: of their occupation all is theirs, or the group it names.
  const isBare = !own.tellsWork
  const hasNamed = skills.some(({ group }) => isGroupNamed(group, own))
  return skills.flatMap(({ group, skills: names }) => {
    const rank = rankGroup(group, category)
    const isNamed = isGroupNamed(group, own)
    const isPeople = isPeopleGroup(group)
    return names.flatMap((name): Rated[] => {
      if (isSaid(name, evidence))
        return [{ name, isTheirs: true, isPeople, rank, score: 1 + rateSkill(name, evidence) }]
      if (isCredential(name, group)) return []
      if (isLost) {
        const score = isBorneOut(name, { ...evidence, relation: 'held' }) ? rateSkill(name, evidence) : 0
        return score > 0 ? [{ name, isTheirs: false, isPeople, rank, score }] : []
      }
      if (relation !== 'held') return []
      const isTheirs = isBare && (isNamed || !hasNamed)
      const likely = isBare ? 0 : (isBorneOut(name, evidence) ? 1 : 0) + rateSkill(name, evidence)
      return [{ name, isTheirs, isPeople, rank, score: (isNamed ? 1 : 0) + likely }]
    })
  })
}

/** A group that their title names comes first: the nails of a nail technician. */
function isGroupNamed(group: string, { names }: OwnWords): boolean {
  return names.some((title) => shares(contentOf(title), contentOf(group)))
}

const proof = /\b(?:licen[cs]e[ds]?|certifi\w+|endorsements?|clearance|credentials?|degree|diploma|permit|card)\b/i

/** A license, certificate or clearance: who has none must not be given one. */
function isCredential(name: string, group: string): boolean {
  return (
    proof.test(name) ||
    /licen[cs]|certif|credential/i.test(group) ||
    findTerms(name).some(({ term }) => term.kind === 'credential')
  )
}

function isPeopleGroup(group: string): boolean {
  return /people/i.test(group)
}

/** The group the category speaks of first; skills with people last, unless they are meant. */
function rankGroup(group: string, category: string): number {
  const name = category.toLowerCase().replace(/software/g, 'systems')
  const isPeople = isPeopleGroup(group)
  if (/soft|interpersonal|people|personal/.test(name)) return isPeople ? 2 : 0
  const words = stemsOf(name).filter((word) => !/^skills?$/.test(word))
  if (shares(stemsOf(group), words)) return 2
  return isPeople ? 0 : 1
}

/** A skill whose words another has already says nothing new; `RF scanning` is what an `RF scanner` is for. */
function withoutRepeats(names: readonly string[], present: readonly string[]): string[] {
  const kept: string[] = []
  for (const name of names) {
    const words = contentOf(name)
    const isThere = [...present, ...kept].some((other) => {
      const theirs = contentOf(other)
      return (
        keyOf(other) === keyOf(name) ||
        (words.length > 0 && words.every((word) => theirs.some((their) => isSameRoot(word, their))))
      )
    })
    if (!isThere) kept.push(name)
  }
  return kept
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((word) => others.includes(word))
}

const ending = /^\p{L}?(?:er|or|ing|ion|ation|ment)s?$/u

/** `scan` and `scanner`, of stems. */
function isSameRoot(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > 3 && long.startsWith(short) && ending.test(long.slice(short.length))
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
