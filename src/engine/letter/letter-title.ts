import { wordsByLanguage } from '../resume/document-words.ts'
import type { Letter } from './letter.ts'

/** What its file is called where a reader shows it. */
export function letterTitle({ sender, language = 'en' }: Pick<Letter, 'sender' | 'language'>): string {
  const word = wordsByLanguage[language].letter
  const name = sender.name.trim()
  return name === '' ? word : `${name} - ${word}`
}
