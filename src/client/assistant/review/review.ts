// The suggestions for one document and what the person made of them.
import * as z from 'zod'
import { createPerDocumentStorage } from '#client/drafts/per-document-storage.ts'
import { changeSchema } from '#engine/edit/change.ts'
import {
  answerSchema,
  assistTailor,
  assistUpgrade,
  type ProposalAnswer,
  proposalAnswerSchema,
  refusalWhys,
  wantedSchema,
} from '#shared/api/assistant.ts'
import { wantedListSchema } from './requirement-list.ts'

/** Calls whose response is reviewed, by the path that a review stores. */
export const assistRoutes = { [assistTailor.path]: assistTailor, [assistUpgrade.path]: assistUpgrade } as const

/** What was asked, so that it can be asked again with the person's answers. */
const requestSchema = z.object({
  path: z.enum([assistTailor.path, assistUpgrade.path]),
  jobDescription: z.string().optional(),
  /** What the job asks for, where the person has corrected what was read in it. */
  requirements: z.array(wantedSchema).optional(),
  answers: z.array(answerSchema),
  /** The document this is a copy of, where it is one. */
  madeFrom: z.object({ id: z.string(), title: z.string() }).optional(),
})
export type ReviewRequest = z.infer<typeof requestSchema>

/** A suggestion the person does not want, and why, if they said so. */
const refusalSchema = z.object({ change: changeSchema, why: z.enum(refusalWhys).optional() })
export type Refusal = z.infer<typeof refusalSchema>

const reviewSchema = z.object({
  proposal: proposalAnswerSchema,
  request: requestSchema,
  refusals: z.array(refusalSchema),
  /** What the version with the suggestions is called. */
  cause: z.string(),
  /** The list of what the job asks for with the person's corrections, whether or not it was asked with them. */
  wanted: wantedListSchema.optional(),
  /** What of that list the person does not have and leaves at that. */
  left: z.array(z.string()).optional(),
  /** What became of the lines that found no place. */
  settled: z.array(z.object({ text: z.string(), place: z.string() })).optional(),
  /** What was answered to questions whose place is the letter. */
  forLetter: z.array(z.object({ question: z.string(), text: z.string() })).optional(),
})
export type Review = z.infer<typeof reviewSchema>

const kept = createPerDocumentStorage<Review>({
  prefix: 'candid-review-',
  parse: (stored) => reviewSchema.safeParse(stored).data,
})

const watchers = new Set<(documentId: string, review: Review) => void>()

export function keepReview(documentId: string, review: Review): void {
  kept.keep(documentId, review)
  for (const tell of watchers) tell(documentId, review)
}

/** Parts of a page that show the same review follow it, whichever of them wrote it. */
export function watchReview(documentId: string, onChange: (review: Review) => void): () => void {
  const tell = (id: string, review: Review) => {
    if (id === documentId) onChange(review)
  }
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}

export const readReview = kept.read
export const forgetReview = kept.forget

export function newReview(proposal: ProposalAnswer, request: ReviewRequest, cause: string): Review {
  return { proposal, request, refusals: [], cause }
}
