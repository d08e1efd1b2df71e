// The last keystrokes, written in one stroke: IndexedDB needs a moment that a closing or crashing page does not have.
import * as z from 'zod'
import { type SavedDocument, savedDocumentSchema, sayTheSame } from '#shared/saved-document.ts'

/** Larger ones would stall typing and fill the few megabytes this storage has. */
const SAFETY_COPY_LIMIT = 1_000_000
/** While typing only what costs well under a millisecond. */
export const TYPING_COPY_LIMIT = 100_000

const PREFIX = 'candid-unsaved:'

const copySchema = z.object({ base: z.number(), document: savedDocumentSchema })
export type SafetyCopy = z.infer<typeof copySchema>

export type SafetyCopies = {
  /** False if there was no room for it or it is too large. */
  keep: (copy: SafetyCopy, limit?: number) => boolean
  read: (id: string) => SafetyCopy | undefined
  clear: (id: string) => void
}

export function createSafetyCopies(storage: Storage | undefined): SafetyCopies {
  return {
    keep: (copy, limit = SAFETY_COPY_LIMIT) => {
      const text = JSON.stringify(copy)
      if (!storage || text.length > limit) return false
      try {
        storage.setItem(PREFIX + copy.document.id, text)
        return true
      } catch {
        return false
      }
    },
    read: (id) => {
      const text = storage?.getItem(PREFIX + id)
      if (!text) return undefined
      try {
        return copySchema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    clear: (id) => storage?.removeItem(PREFIX + id),
  }
}

/** What the page left unsaved when it went; undefined if storage has it all. */
export function unsavedRest(copy: SafetyCopy | undefined, stored: SavedDocument | undefined): SafetyCopy | undefined {
  if (!copy) return undefined
  return stored && sayTheSame(copy.document, stored) ? undefined : copy
}
