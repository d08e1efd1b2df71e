// What a file is called in somebody's folder. Two names are fixed: `resume.docx` and `cover-letter.html`.
import type { Letter } from '#engine/letter/letter.ts'
import { documentWords, wordsByLanguage } from '#engine/resume/document-words.ts'
import { calmName, fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'

type Titled = Pick<Resume, 'personalInfo' | 'arrangement'>

export function resumeFileName(resume: Titled, extension: string): string {
  if (extension === 'docx') return 'resume.docx'
  return named(fullName(resume), { kind: documentWords(resume).resume, plain: 'resume', extension })
}

export function letterFileName({ sender, language = 'en' }: Pick<Letter, 'sender' | 'language'>, extension: string) {
  if (extension === 'html') return 'cover-letter.html'
  return named(sender.name, { kind: wordsByLanguage[language].letter, plain: 'cover-letter', extension })
}

/** Some systems refuse these in a file name. */
const forbidden = /[\p{Cc}\\/:*?"<>|]+/gu
const LONGEST_NAME = 80

/** `Mia Reyes – Resume.pdf`: among many people’s files, `resume.pdf` says nothing. */
function named(name: string, { kind, plain, extension }: { kind: string; plain: string; extension: string }): string {
  const person = calmName(name).replace(forbidden, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
  return person === '' ? `${plain}.${extension}` : `${person} – ${kind}.${extension}`
}
