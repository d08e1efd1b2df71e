// The assistant's calls, which answer a line at a time.

import type * as z from 'zod'
import { callRaw, pause } from '#client/lib/api.ts'
import {
  type AssistantEvent,
  assistantEventSchema,
  type assistLetter,
  type assistTailor,
  type assistUpgrade,
} from '#shared/api/assistant.ts'

export type AssistantRoute = typeof assistTailor | typeof assistUpgrade | typeof assistLetter
export type AssistantBody<Route extends AssistantRoute = AssistantRoute> = z.input<Route['body']>

export type AssistantCall = {
  route: AssistantRoute
  body: AssistantBody
  signal: AbortSignal
  onEvent: (event: AssistantEvent) => void
}

const LONGEST_WAIT_SECONDS = 5

/** Asks, and once more where the server was only busy; nobody has to press for that. */
export async function callAssistant(asked: AssistantCall): Promise<void> {
  const wait = await askOnce(asked, { mayWait: true })
  if (wait === undefined) return
  await pause(wait * 1000, asked.signal)
  await askOnce(asked, { mayWait: false })
}

/** Reads the answer as it comes; a line that cannot be read is passed over. Seconds to wait if it is to be asked again. */
async function askOnce(
  { route, body, signal, onEvent }: AssistantCall,
  { mayWait }: { mayWait: boolean },
): Promise<number | undefined> {
  const response = await callRaw<AssistantRoute>(route, { body, signal, headers: { accept: 'application/x-ndjson' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return undefined
  let hasWork = false
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (rest + (value ?? '')).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const event = readEvent(line)
      const wait = event?.type === 'failed' ? event.retryAfterSeconds : undefined
      if (mayWait && !hasWork && wait !== undefined && wait <= LONGEST_WAIT_SECONDS) return wait
      if (event) onEvent(event)
      hasWork ||= event !== undefined && event.type !== 'step'
    }
    if (done) return undefined
  }
}

function readEvent(line: string): AssistantEvent | undefined {
  if (line.trim() === '') return undefined
  try {
    return assistantEventSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
