// A skill as it stands inside a sentence: `Blueprint Reading` is blueprint reading, Excel stays Excel.
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'

export function skillName(name: string): string {
  const isKnown =
    languageNames.includes(name) ||
    findTerms(name).some(({ term }) => term.kind === 'tool' || term.kind === 'credential')
  return isKnown || !/^\p{Lu}\p{Ll}+(?:\s\p{L}\p{Ll}*)*$/u.test(name) ? name : name.toLowerCase()
}
