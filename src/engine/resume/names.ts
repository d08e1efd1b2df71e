import type { PersonalInfo } from './resume.ts'

type Name = Pick<PersonalInfo, 'firstName' | 'lastName'>

export function fullName({ firstName, lastName }: Name): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** One or two letters for a monogram; empty without a name. */
export function initials(name: Name): string {
  const words = fullName(name).split(/\s+/)
  const first = firstLetter(name.firstName.trim() || (words[0] ?? ''))
  const last = firstLetter(name.lastName.trim() || (words.at(-1) ?? ''))
  return words.length < 2 ? first : first + last
}

/** Takes the marks with the letter: É may be written as two characters. */
function firstLetter(word: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()
}
