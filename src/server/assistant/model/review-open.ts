import * as z from 'zod'
import { askForList, ModelFailed } from './ask-for-list.ts'
import { fence } from './fence.ts'
import { reviewInstructions } from './instructions.ts'
import type { Model } from './open-model.ts'

/** A sentence of a model's that does not pass as it is. */
export type OpenSentence = { id: string; text: string; words: readonly string[]; why?: string | undefined }

const reviewSchema = z.object({
  id: z.string(),
  rewrite: z.string().optional(),
  carriers: z.array(z.object({ word: z.string(), source: z.string() })).optional(),
})
export type Review = z.infer<typeof reviewSchema>

/** More than this is not worth the waiting. */
const mostSentences = 16

/**
 * Tells the model once which words in its sentences are new: it points to their source, or rewrites the sentence.
 * Sentences it doesn't answer for stay as they are.
 */
export async function reviewOpen(
  model: Model,
  { sentences, resume, signal }: { sentences: readonly OpenSentence[]; resume: string; signal: AbortSignal },
): Promise<ReadonlyMap<string, Review>> {
  const reviews = new Map<string, Review>()
  const asked = sentences.slice(0, mostSentences)
  if (asked.length === 0 || signal.aborted) return reviews
  const lines = asked.map(({ id, text, words, why }) =>
    JSON.stringify({ id, text, ...(why ? { why } : { new: words }) }),
  )
  const prompt = [resume, fence('sentences', lines.join('\n'))].join('\n\n')
  try {
    const request = { system: reviewInstructions, prompt, element: reviewSchema, maxElements: asked.length, signal }
    for await (const review of askForList(model, request)) reviews.set(review.id, review)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
  }
  return reviews
}
