import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, toAppError } from '#server/platform/errors.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'
import type { AppError } from '#shared/errors.ts'

const ndjson = 'application/x-ndjson'

/** A line an event where the caller reads lines; otherwise the answer of the last event that has one. */
export async function answerEvents(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  events: AsyncGenerator<AssistantEvent>,
): Promise<Readable | string> {
  reply.header('cache-control', 'no-store')
  if (request.headers.accept?.includes(ndjson)) {
    const started = await startEvents(events)
    reply.type(`${ndjson}; charset=utf-8`)
    // A proxy that gathers an answer before it passes it on would hide the progress.
    reply.header('x-accel-buffering', 'no')
    return Readable.from(writeLines(started, (error) => request.log.warn({ err: error }, 'writing failed')))
  }
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(await lastAnswer(events))
}

/** The first event is told before any work is done; a call that is turned away at once can still have its status. */
async function startEvents(events: AsyncGenerator<AssistantEvent>): Promise<AsyncGenerator<AssistantEvent>> {
  const first = await events.next()
  const second = events.next()
  await Promise.race([second, new Promise((resolve) => setImmediate(resolve))])
  return (async function* () {
    if (!first.done) yield first.value
    const next = await second
    if (!next.done) yield next.value
    yield* events
  })()
}

async function* writeLines(
  events: AsyncGenerator<AssistantEvent>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<string> {
  const line = (event: AssistantEvent) => `${JSON.stringify(event)}\n`
  try {
    for await (const event of events) yield line(event)
  } catch (error) {
    onFailure(error)
    yield line({ type: 'failed', ...describeFailure(toAppError(error)) })
  }
}

/** A busy server with words of its own has tried, and would try as long again. */
function describeFailure(error: AppError): { message: string; retryAfterSeconds?: number } {
  const { retryAfterSeconds, message } = error.details
  const isPassing = error.code === 'busy' && message === undefined && retryAfterSeconds !== undefined
  return { message: errorBody(error).message, ...(isPassing ? { retryAfterSeconds } : {}) }
}

export async function lastAnswer(events: AsyncGenerator<AssistantEvent>) {
  let answer: Extract<AssistantEvent, { answer: unknown }>['answer'] | undefined
  for await (const event of events) if ('answer' in event) answer = event.answer
  if (!answer) throw new Error('the assistant gave no answer')
  return answer
}
