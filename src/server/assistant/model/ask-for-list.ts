import { APICallError, Output, streamText } from 'ai'
import type * as z from 'zod'
import { type Model, type ModelLimits, modelLimits } from './open-model.ts'
import { openElementReader } from './read-elements.ts'

/** The model did not answer, or not in the form that was asked for. What came before that stands. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'

  /** The key is wrong or lacks permission, which the person cannot fix. */
  get isKeyRefused(): boolean {
    const { cause } = this
    return APICallError.isInstance(cause) && (cause.statusCode === 401 || cause.statusCode === 403)
  }
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
 * The elements of a list, each as soon as it is complete. A model is asked for values in a schema and has no tools;
 * anything it writes around them is ignored.
 */
export async function* askForList<Schema extends z.ZodType>(
  { model, onKeyRefused }: Pick<Model, 'model' | 'onKeyRefused'>,
  request: ListRequest<Schema>,
): AsyncGenerator<z.output<Schema>> {
  const { system, prompt, element, maxElements, signal, limits = modelLimits } = request
  // The library ends a broken stream as if it were complete; only this callback reveals it.
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
  const reader = openElementReader((value) => element.safeParse(value).success)
  let count = 0
  try {
    for await (const piece of answer.textStream)
      for (const value of reader.take(piece)) {
        yield element.parse(value)
        count += 1
        if (count >= maxElements) return
      }
  } catch (error) {
    failure ??= error
  }
  if (signal.aborted) return
  if (failure === undefined && (count > 0 || reader.hasEmptyList())) return
  const message =
    failure === undefined
      ? 'the model did not answer in the form it was asked for'
      : 'the model did not finish its answer'
  const failed = new ModelFailed(message, { cause: failure })
  if (failed.isKeyRefused) onKeyRefused?.()
  throw failed
}
