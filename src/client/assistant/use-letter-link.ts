import { useDocument } from '#client/editing/session/document-context.tsx'
import type { OpenReview } from './review/use-review.ts'

/** Where a letter for the job a resume is tailored to is written; the resume and the posting come along. */
export function useLetterLink(review: OpenReview | undefined): string | undefined {
  const id = useDocument((document) => document.id)
  return review?.request.jobDescription ? `/cover-letter?resume=${encodeURIComponent(id)}` : undefined
}
