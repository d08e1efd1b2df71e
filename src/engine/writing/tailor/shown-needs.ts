// What the posting asks for and the resume shows, by the resume's own name for it, with the place where it stands.
import type { Career, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { sharedName } from './shared-name.ts'

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
function isNamedIn(skill: string, quote: string): boolean {
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

export function keyOf(key: string): string {
  return key.replace(/(?<=\p{L}{3})s$/u, '')
}

/** A tool or a name of two words and more that both use. */
function nameInBoth(line: string, quote: string): string | undefined {
  const asked = new Set(findTerms(quote).flatMap(({ term }) => (term.kind === 'tool' ? [term.id] : [])))
  const tool = findTerms(line).find(({ term }) => asked.has(term.id))
  if (tool) return tool.text
  return nameByCapitals(line, quote) ?? sharedName(line, [quote])
}

/** Whom one deals with isn't a skill. */
const agency = /^(?:IRS|FDA|EPA|USDA|DOT|FAA|USPS|UPS|CDC|DMV|NHS|HMRC|USA|CEO|CFO|COO|CTO|LLC|PTO|HR|IT)$/

/** `Exchange Online`, `LIMS`: with the same capitals in both, among small words, and never the first of a line. */
function nameByCapitals(line: string, quote: string): string | undefined {
  if (!/\p{Ll}{3}/u.test(quote)) return undefined
  const names = line
    .slice(1)
    .match(
      /(?<![\p{L}\d-])(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}|\p{Lu}{3,6}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?![\p{L}\d-])/gu,
    )
  return names?.find((name) => {
    const at = quote.indexOf(name)
    const isWhole = at >= 0 && !/[\p{L}\d-]/u.test(`${quote[at - 1] ?? ' '}${quote[at + name.length] ?? ' '}`)
    return isWhole && !agency.test(name) && !isRoleNoun(name.split(' ').at(-1) ?? '')
  })
}
