// How much each wish matters: what a machine would sort by comes before what everybody writes.

import { stem } from '../words/stem.ts'
import { stemsOf } from '../words/tokens.ts'
import type { Duty, Requirement, RequirementKind } from './posting.ts'

const byKind: Record<RequirementKind, number> = {
  licence: 0.8,
  language: 0.75,
  years: 0.75,
  experience: 0.65,
  skill: 0.6,
  degree: 0.6,
  physical: 0.2,
  trait: 0.12,
}

const EARLY = 0.1
const NAMED = 0.08
const REPEATED = 0.1
const NICE = 0.55

export function weighRequirements(
  requirements: readonly Requirement[],
  { title, duties }: { title: string; duties: readonly Duty[] },
): Requirement[] {
  const told = new Set(stemsOf([title, ...duties.map(({ quote }) => quote)].join('\n')))
  return requirements.map((requirement, at) => {
    const { kind, terms, need } = requirement
    const isSoft = kind === 'trait' || kind === 'physical'
    // Topics are in small letters, but for names.
    const isNamed = terms.some((term) => term !== term.toLowerCase())
    const isRepeated = terms.some((term) => term.split(/\s+/).some((word) => told.has(stem(word))))
    const full =
      byKind[kind] +
      (isSoft ? EARLY / 4 : EARLY) * (1 - at / requirements.length) +
      (isNamed && !isSoft ? NAMED : 0) +
      (isRepeated && !isSoft ? REPEATED : 0)
    return { ...requirement, weight: Math.round(Math.min(1, full * (need === 'nice' ? NICE : 1)) * 100) / 100 }
  })
}
