import type { PersonalInfo } from './resume.ts'

type Named = { personalInfo: Pick<PersonalInfo, 'firstName' | 'lastName'> }

export function fullName({ personalInfo: { firstName, lastName } }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** One or two letters for a monogram; empty without a name. */
export function initials(resume: Named): string {
  const { firstName, lastName } = resume.personalInfo
  if (firstName.trim() && lastName.trim()) return firstLetter(firstName) + firstLetter(lastName)
  const words = fullName(resume).split(/\s+/)
  return firstLetter(words[0] ?? '') + (words.length > 1 ? firstLetter(words.at(-1) ?? '') : '')
}

/** Takes the marks with the letter: É may be written as two characters. */
function firstLetter(word: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()
}
