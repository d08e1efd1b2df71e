// How high a degree is.
import { findTerms } from './terms.ts'

const ranks: Readonly<Record<string, number>> = {
  'high school diploma': 1,
  'associate degree': 2,
  "bachelor's degree": 3,
  'bachelor of science in nursing': 3,
  "master's degree": 4,
  mba: 4,
  'master of social work': 4,
  'doctor of philosophy': 5,
  'juris doctor': 5,
  'doctor of medicine': 5,
}

const words: readonly (readonly [RegExp, number])[] = [
  [/\b(?:ph\.?d|doctor(?:ate|al)?|juris|j\.d)\b/i, 5],
  [
    /\bmaster(?:['’]?s)?\b(?! (?:tax|electrician|plumber|technician|mechanic|chef))|\bm\.?(?:a|s|ed|fa|sc|eng)\.?(?=[\s,)]|$)/i,
    4,
  ],
  [/\bbachelor|\bb\.?(?:a|s|ed|fa|sc|eng|com|tech)\.?(?=[\s,)/]|$)/i, 3],
  [/\bassociate(?:['’]?s)? (?:degree|of)\b|^associate\b/i, 2],
  [/\bhigh\)?[- ]school|\bged\b|\bsecondary (?:\(high\) )?school|\bmatric\b|\bleaving cert|\bA[- ]levels?\b/i, 1],
]

/** 1 school, 2 associate, 3 bachelor, 4 master, 5 doctor; 0 where the text names none. The least one counts where it names several. */
export function degreeRank(text: string): number {
  const named = findTerms(text).flatMap(({ term }) => ranks[term.id] ?? [])
  return named.length > 0 ? Math.min(...named) : 0
}

/** The degree of an entry, which may be written in any way. */
export function readDegree(text: string): number {
  return degreeRank(text) || (words.find(([pattern]) => pattern.test(text))?.[1] ?? 0)
}
