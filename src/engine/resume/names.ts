import type { PersonalInfo } from './resume.ts'

type Name = Pick<PersonalInfo, 'firstName' | 'lastName'>

export function fullName({ firstName, lastName }: Name): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** One or two letters for a monogram; empty without a name. */
export function initials(name: Name): string {
  const { firstName, lastName } = name
  if (firstName.trim() && lastName.trim()) return firstLetter(firstName) + firstLetter(lastName)
  const words = fullName(name).split(/\s+/)
  return firstLetter(words[0] ?? '') + (words.length > 1 ? firstLetter(words.at(-1) ?? '') : '')
}

/** Takes the marks with the letter: É may be written as two characters. */
function firstLetter(word: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()
}
