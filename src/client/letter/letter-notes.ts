// What a written letter rests on and how it was wished for, kept beside it over a reload of the tab.
import * as z from 'zod'
import { tones } from '#engine/writing/letter/letter.ts'
import { letterAnswerSchema } from '#shared/api/assistant.ts'

const notesSchema = z.object({
  answer: letterAnswerSchema,
  tone: z.enum(tones),
  mention: z.string(),
  /** How often it was written anew. */
  seed: z.number().int().nonnegative(),
})
export type LetterNotes = z.infer<typeof notesSchema>

const keyOf = (documentId: string) => `candid-letter-notes-${documentId}`

export function keepLetterNotes(documentId: string, notes: LetterNotes): void {
  try {
    sessionStorage.setItem(keyOf(documentId), JSON.stringify(notes))
  } catch {
    // The letter itself is saved; only what it rests on is not shown after a reload.
  }
}

export function readLetterNotes(documentId: string): LetterNotes | undefined {
  try {
    return notesSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(documentId)) ?? 'null')).data
  } catch {
    return undefined
  }
}
