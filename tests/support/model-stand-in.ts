import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type ModelAnswer = (call: { body: string; request: IncomingMessage; response: ServerResponse }) => void

export type ModelStandIn = {
  /** For AI_BASE_URL. */
  url: string
  /** What the server was sent, one entry a call. */
  calls: string[]
  /** Answers of the next calls, in order; the last one stays. */
  answer: (...answers: ModelAnswer[]) => void
}

/** A server that speaks the protocol of OpenAI's chat, on this machine alone. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const calls: string[] = []
  let answers: ModelAnswer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push(body)
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next) next({ body, request, response })
    else response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server on a port always has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    answer: (...next) => {
      answers = next
    },
  }
}

/** The text as a stream of small pieces, as a model writes it. */
export function streamed(text: string, { finish = true } = {}): ModelAnswer {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of text.match(/[\s\S]{1,24}/g) ?? []) response.write(event({ delta: { content } }))
    if (!finish) return
    response.write(event({ delta: {}, finish_reason: 'stop' }))
    response.end('data: [DONE]\n\n')
  }
}

/** The elements as the list a model was asked for. */
export function streamedList(elements: readonly unknown[], options?: { finish?: boolean }): ModelAnswer {
  return streamed(JSON.stringify({ elements }), options)
}

export function refused(status: number): ModelAnswer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end('{"error":{"message":"no"}}')
  }
}

/** Takes the call and never says a word. */
export const silent: ModelAnswer = () => undefined

export function endless(bytes: number): ModelAnswer {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const piece = event({ delta: { content: 'word '.repeat(20_000) } })
    for (let sent = 0; sent < bytes; sent += piece.length) response.write(piece)
    response.end()
  }
}

export function event(choice: object): string {
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, ...choice }] }
  return `data: ${JSON.stringify(chunk)}\n\n`
}
