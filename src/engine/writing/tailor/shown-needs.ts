// What the posting asks for and the resume shows, by the resume's own name for it, with the place where it stands.
import type { Career, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'
import { findTerms } from '../words/terms.ts'

export type ShownNeed = {
  /** As the resume calls it, inside a sentence: `three-way match`, `Epic`. */
  name: string
  /** The posting's words. */
  quote: string
  need: 'must' | 'duty' | 'nice'
  weight: number
  /** The skill or the line that shows it. */
  source: SourceLine
  isSkill: boolean
}

const ofWork = /^(?:skill|experience|years|licence)$/
const needWeight = { must: 1, duty: 0.5, nice: 0.4 }

/** The weightiest first; one thing may be shown in several places. */
export function findShownNeeds({ jobs, skills }: Career, posting: Posting): ShownNeed[] {
  const lines = jobs
    .filter(({ title, company }) => !isBreak({ title, company }))
    .flatMap((job) => job.lines.filter(({ role }) => role === 'line'))
  const wishes = [
    ...posting.mustHave.filter(({ kind }) => ofWork.test(kind)).map((one) => ({ ...one, need: 'must' as const })),
    ...posting.duties.map((one) => ({ ...one, need: 'duty' as const, weight: 0.5 })),
    ...posting.niceToHave.filter(({ kind }) => ofWork.test(kind)).map((one) => ({ ...one, need: 'nice' as const })),
  ]
  return wishes
    .flatMap(({ quote, need, weight }): ShownNeed[] => {
      const wish = { quote, need, weight: weight + needWeight[need] }
      const listed = skills.flatMap((source): ShownNeed[] =>
        isNamedIn(source.text, quote)
          ? [{ ...wish, name: source.text.replace(/\s*\([^)]*\)/g, ''), source, isSkill: true }]
          : [],
      )
      const told = lines.flatMap((source): ShownNeed[] => {
        const name = nameInBoth(source.text, quote)
        return name ? [{ ...wish, name, source, isSkill: false }] : []
      })
      return [...listed, ...told]
    })
    .toSorted((one, other) => other.weight - one.weight)
}

/** `oral histories` and `oral history` are one thing. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/ies\b/g, 'y')
    .replace(/(?<=\p{L}{3})s\b/gu, '')
}

const LONGEST_SKILL = 4

/** All that weighs in the name of a skill is in the wish. */
export function isNamedIn(skill: string, quote: string): boolean {
  if (
    skill.split(/\s+/).length > LONGEST_SKILL ||
    /licen[cs]e|\bpermit\b|\bcard\b|\((?:some|school|basic)/i.test(skill)
  )
    return false
  // Whom one coordinates with is not what one does.
  if (/^(?:coordinat\w* with|liais|collaborat|work(?:s|ing)? with)/i.test(quote)) return false
  const wanted = new Set(topicsOf(quote).map(({ key }) => keyOf(key)))
  const heavy = topicsOf(skill.replace(/\([^)]*\)/g, '')).filter(({ weight }) => weight >= 1)
  return heavy.length > 0 && heavy.every(({ key }) => wanted.has(keyOf(key)))
}

function keyOf(key: string): string {
  return key.replace(/(?<=\p{L}{3})s$/u, '')
}

/** A tool that both name. */
function nameInBoth(line: string, quote: string): string | undefined {
  const asked = new Set(findTerms(quote).flatMap(({ term }) => (term.kind === 'tool' ? [term.id] : [])))
  return findTerms(line).find(({ term }) => asked.has(term.id))?.text
}
