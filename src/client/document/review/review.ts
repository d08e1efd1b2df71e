// The suggestions for one document and what the person made of them.
import * as z from 'zod'
import { changeSchema } from '#engine/edit/change.ts'
import { answerSchema, type ProposalAnswer, proposalAnswerSchema, refusalWhys } from '#shared/api/assistant.ts'
import { keptBeside } from './kept-beside.ts'

/** What was asked, so that it can be asked again with the person's answers. */
const requestSchema = z.object({
  path: z.enum(['/api/assistant/tailor', '/api/assistant/upgrade']),
  jobDescription: z.string().optional(),
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
})
export type Review = z.infer<typeof reviewSchema>

const kept = keptBeside<Review>({
  prefix: 'candid-review-',
  parse: (stored) => reviewSchema.safeParse(stored).data,
})

export const keepReview = kept.keep
export const readReview = kept.read
export const forgetReview = kept.forget

export function newReview(proposal: ProposalAnswer, request: ReviewRequest, cause: string): Review {
  return { proposal, request, refusals: [], cause }
}
