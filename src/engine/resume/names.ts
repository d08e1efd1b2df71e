import type { PersonalInfo } from './resume.ts'

type Named = { personalInfo: Pick<PersonalInfo, 'firstName' | 'lastName'> }

export function fullName({ personalInfo: { firstName, lastName } }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

const particles = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|bin|ibn|al|el|ter|ten|zu)$/i
const suffixes = /^(?:jr|sr|ii|iii|iv|phd|md|rn|mba|cpa|esq)\.?,?$/i

/** The last word is the family name, with the particles before it. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const words = text.split(/\s+/).filter((word) => word !== '')
  let at = Math.max(1, words.length - 1)
  while (at > 1 && (suffixes.test(words[at] ?? '') || particles.test(words[at - 1] ?? ''))) at--
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}
