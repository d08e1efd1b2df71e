// What a written letter rests on, kept beside it over a reload of the tab.
import { type LetterAnswer, letterAnswerSchema } from '#shared/api/assistant.ts'

const keyOf = (documentId: string) => `candid-letter-notes-${documentId}`

export function keepLetterNotes(documentId: string, answer: LetterAnswer): void {
  try {
    sessionStorage.setItem(keyOf(documentId), JSON.stringify(answer))
  } catch {
    // The letter itself is saved; only what it rests on is not shown after a reload.
  }
}

export function readLetterNotes(documentId: string): LetterAnswer | undefined {
  try {
    return letterAnswerSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(documentId)) ?? 'null')).data
  } catch {
    return undefined
  }
}
