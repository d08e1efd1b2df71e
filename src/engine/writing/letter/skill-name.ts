// A skill as it is inside a sentence: `Blueprint Reading` is blueprint reading, Excel stays Excel.
import { kindsOf } from '../facts/kinds-of-work.ts'
import { spellNames } from '../steps/_names.ts'
import type { Dictionary } from '../steps/_step.ts'
import { isKnownWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'

export function skillName(written: string, spelling?: Dictionary): string {
  // `Excel (pivot tables`: a row that was parted inside its bracket.
  const name = spellNames(written.replace(/\s*\([^()]*$/, ''))
  const isKnown =
    languageNames.includes(name) ||
    findTerms(name).some(({ term }) => term.kind === 'tool' || term.kind === 'credential')
  // `Intune` and `Palo Alto` may be names; `Scheduling` is none.
  const isWord =
    (/^\p{Lu}\p{Ll}{3,}$/u.test(name) && spelling?.isWord(name.toLowerCase())) ||
    /\s\p{Ll}/u.test(name) ||
    /(?:ing|tion|ment|ity|ship|ness|service|sales)$/i.test(name) ||
    kindsOf(name).size > 0
  // `Danfoss controllers`, `Oregon Residential Code`: a name is a name in any company.
  const isNamed = name
    .split(' ')
    .some((word) => /^\p{Lu}/u.test(word) && !isKnownWord(word.toLowerCase()) && !spelling?.isWord(word.toLowerCase()))
  return isKnown || !isWord || (isNamed && spelling !== undefined) || !/^\p{Lu}\p{Ll}+(?:\s\p{L}\p{Ll}*)*$/u.test(name)
    ? name
    : name.toLowerCase()
}
