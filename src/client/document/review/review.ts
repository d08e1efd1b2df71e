// The suggestions for one document and what the person made of them, kept over a reload of the tab.
import * as z from 'zod'
import { answerSchema, type ProposalAnswer, proposalAnswerSchema } from '#shared/api/assistant.ts'

/** What was asked, so that it can be asked again with the person's answers. */
const requestSchema = z.object({
  path: z.enum(['/api/assistant/tailor', '/api/assistant/upgrade']),
  jobDescription: z.string().optional(),
  answers: z.array(answerSchema),
})
export type ReviewRequest = z.infer<typeof requestSchema>

const reviewSchema = z.object({
  proposal: proposalAnswerSchema,
  request: requestSchema,
  /** Ids of changes the person does not want. */
  rejected: z.array(z.string()),
})
export type Review = z.infer<typeof reviewSchema>

const keyOf = (documentId: string) => `candid-review-${documentId}`

export function keepReview(documentId: string, review: Review): void {
  try {
    sessionStorage.setItem(keyOf(documentId), JSON.stringify(review))
  } catch {
    // Too large to keep: the suggestions last as long as the page is open.
  }
}

export function newReview(proposal: ProposalAnswer, request: ReviewRequest): Review {
  return { proposal, request, rejected: [] }
}

export function readReview(documentId: string): Review | undefined {
  try {
    return reviewSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(documentId)) ?? 'null')).data
  } catch {
    return undefined
  }
}
