// A skill as it stands inside a sentence: `Blueprint Reading` is blueprint reading, Excel stays Excel.
import { parseText } from '../gate/parsed-text.ts'

export function skillName(name: string): string {
  const isKnown = parseText(name).terms.some(({ term }) => term.kind === 'tool' || term.kind === 'credential')
  return isKnown || !/^\p{Lu}\p{Ll}+(?:\s\p{L}\p{Ll}*)*$/u.test(name) ? name : name.toLowerCase()
}
