import { assistTailor } from '#shared/api/assistant.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { decide } from './decide.ts'
import { readReview } from './review.ts'

export type OpenSuggestions = { count: number; words: string; path: string }

/** The suggestions for a document nobody has decided on yet, which its files will lack, and where they are decided on. */
export function findOpenSuggestions(document: SavedDocument): OpenSuggestions | undefined {
  const review = document.kind === 'resume' ? readReview(document.id) : undefined
  if (!review || document.kind !== 'resume') return undefined
  const open = decide(review, document.resume).filter(({ decision }) => decision === 'open').length
  if (open === 0) return undefined
  const page = review.request.path === assistTailor.path ? '/job-tailored-resume' : '/upgrade-resume'
  const path = `${page}?${new URLSearchParams({ doc: document.id, phase: 'edit' })}`
  return { count: open, words: openWords(open), path }
}

export function openWords(open: number): string {
  return open === 1
    ? '1 suggestion is still open and won’t be in your file.'
    : `${open} suggestions are still open and won’t be in your file.`
}
