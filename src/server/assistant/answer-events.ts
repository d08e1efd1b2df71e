import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AssistantEvent } from '#shared/api/assistant.ts'

const ndjson = 'application/x-ndjson'

/** Told when whoever asked has gone away. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** A line an event where the caller reads lines; otherwise the answer of the last event that has one. */
export async function answerEvents(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  events: AsyncGenerator<AssistantEvent>,
): Promise<Readable | string> {
  reply.header('cache-control', 'no-store')
  if (request.headers.accept?.includes(ndjson)) {
    reply.type(`${ndjson}; charset=utf-8`)
    // A proxy that gathers an answer before it passes it on would hide the progress.
    reply.header('x-accel-buffering', 'no')
    return Readable.from(writeLines(events))
  }
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(await lastAnswer(events))
}

async function* writeLines(events: AsyncGenerator<AssistantEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}

export async function lastAnswer(events: AsyncGenerator<AssistantEvent>) {
  let answer: Extract<AssistantEvent, { answer: unknown }>['answer'] | undefined
  for await (const event of events) if ('answer' in event) answer = event.answer
  if (!answer) throw new Error('the assistant gave no answer')
  return answer
}
