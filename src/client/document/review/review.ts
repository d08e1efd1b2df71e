// The suggestions for one document and what the person made of them, kept over a reload of the tab.
import * as z from 'zod'
import { answerSchema, type ProposalAnswer, proposalAnswerSchema } from '#shared/api/assistant.ts'

/** What was asked, so that it can be asked again with the person's answers. */
const requestSchema = z.object({
  path: z.enum(['/api/assistant/tailor', '/api/assistant/upgrade']),
  jobDescription: z.string().optional(),
  answers: z.array(answerSchema),
  /** The document this is a copy of, where it is one. */
  madeFrom: z.object({ id: z.string(), title: z.string() }).optional(),
})
export type ReviewRequest = z.infer<typeof requestSchema>

const reviewSchema = z.object({
  proposal: proposalAnswerSchema,
  request: requestSchema,
  /** Ids of changes the person does not want. */
  rejected: z.array(z.string()),
})
export type Review = z.infer<typeof reviewSchema>

/** For a review too large for the tab's storage: it lasts as long as the page is open. */
const unkept = new Map<string, Review>()

const keyOf = (documentId: string) => `candid-review-${documentId}`

export function keepReview(documentId: string, review: Review): void {
  try {
    sessionStorage.setItem(keyOf(documentId), JSON.stringify(review))
    unkept.delete(documentId)
  } catch {
    unkept.set(documentId, review)
  }
}

export function newReview(proposal: ProposalAnswer, request: ReviewRequest): Review {
  return { proposal, request, rejected: [] }
}

export function readReview(documentId: string): Review | undefined {
  const held = unkept.get(documentId)
  if (held) return held
  try {
    return reviewSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(documentId)) ?? 'null')).data
  } catch {
    return undefined
  }
}
