// What a written letter rests on and how it was wished for, kept beside it.
import * as z from 'zod'
import { createPerDocumentStorage } from '#client/drafts/per-document-storage.ts'
import { type AnsweredParagraph, letterAnswerSchema } from '#shared/api/assistant.ts'
import { wishSchema } from './letter-wish.ts'

const notesSchema = wishSchema.extend({
  answer: letterAnswerSchema,
  /** How often it was written anew. */
  seed: z.number().int().nonnegative(),
  /** Sentences the person was asked about and said are true. */
  confirmed: z.array(z.string()).default([]),
})
export type LetterNotes = z.infer<typeof notesSchema>

const kept = createPerDocumentStorage<LetterNotes>({
  prefix: 'candid-letter-notes-',
  parse: (stored) => notesSchema.safeParse(stored).data,
})

export const keepLetterNotes = kept.keep
export const readLetterNotes = kept.read

/** The notes with one paragraph written anew. */
export function withParagraph(notes: LetterNotes, before: string, next: AnsweredParagraph): LetterNotes {
  const { answer } = notes
  const paragraphs = answer.paragraphs.map((paragraph) => (paragraph.text === before ? next : paragraph))
  return { ...notes, answer: { ...answer, paragraphs } }
}
