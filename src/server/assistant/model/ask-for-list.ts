import { Output, streamText } from 'ai'
import type * as z from 'zod'
import { type Model, type ModelLimits, modelLimits } from './open-model.ts'

/** The model did not answer, or not in the form that was asked for. What came before that stands. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
}

export type ListRequest<Schema extends z.ZodType> = {
  system: string
  prompt: string
  element: Schema
  /** More than this is not read. */
  maxElements: number
  signal: AbortSignal
  limits?: ModelLimits
}

/**
 * The elements of a list, each as soon as it is whole. A model only ever returns values in a schema: it has no tools,
 * and what it writes outside of the schema is not read.
 */
export async function* askForList<Schema extends z.ZodType>(
  { model }: Pick<Model, 'model'>,
  request: ListRequest<Schema>,
): AsyncGenerator<z.output<Schema>> {
  const { system, prompt, element, maxElements, signal, limits = modelLimits } = request
  // The library ends a broken stream as if it were whole; only this call tells.
  let failure: unknown
  const answer = streamText({
    model,
    system,
    prompt,
    output: Output.array({ element }),
    abortSignal: signal,
    maxRetries: 1,
    timeout: { totalMs: limits.totalMs, chunkMs: limits.betweenWordsMs },
    maxOutputTokens: 8000,
    onError: ({ error }) => {
      failure = error
    },
    onAbort: () => {
      failure ??= new Error('the model took too long')
    },
  })
  let count = 0
  try {
    for await (const value of answer.elementStream) {
      const parsed = element.safeParse(value)
      if (!parsed.success) continue
      yield parsed.data
      count += 1
      if (count >= maxElements) return
    }
  } catch (error) {
    failure ??= error
  }
  if (signal.aborted) return
  if (failure !== undefined) throw new ModelFailed('the model did not finish its answer', { cause: failure })
  await answer.output.then(undefined, (error: unknown) => {
    if (count === 0) throw new ModelFailed('the model did not answer in the form it was asked for', { cause: error })
  })
}
