// The assistant's calls, which answer a line at a time.

import type * as z from 'zod'
import { callRaw } from '#client/lib/api.ts'
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

/** Reads the answer as it comes; a line that cannot be read is passed over. */
export async function callAssistant({ route, body, signal, onEvent }: AssistantCall): Promise<void> {
  const response = await callRaw<AssistantRoute>(route, { body, signal, headers: { accept: 'application/x-ndjson' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (rest + (value ?? '')).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const event = readEvent(line)
      if (event) onEvent(event)
    }
    if (done) return
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
