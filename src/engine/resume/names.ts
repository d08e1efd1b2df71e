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

/** `MARCUS O'NEIL III` as `Marcus O'Neil III`, for titles and files; a name in small letters stays as it is written. */
export function calmName(name: string): string {
  return /\p{Ll}/u.test(name) ? name : name.replace(/[^\s,]+/gu, calmWord)
}

export function calmWord(word: string): string {
  const isJunior = /^[js]r\b/i.test(word)
  const isLetters = !isJunior && (suffixes.test(word) || !/[AEIOUY]|[^\p{ASCII}]/u.test(word))
  if (isLetters) return word
  return word.replace(/(MC(?=\p{L}{3})\p{L}|\p{L})(\p{L}*)/gu, (_, head: string, rest: string) => {
    const opening = head.length > 1 ? `Mc${head.slice(2)}` : head
    return opening + rest.toLowerCase()
  })
}
