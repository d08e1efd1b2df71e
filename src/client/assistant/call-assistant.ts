// The assistant's calls, which answer a line at a time.

import { callApi } from '#client/lib/api.ts'
import { type AssistantEvent, assistantEventSchema } from '#shared/api/assistant.ts'

export type AssistantCall = {
  path: `/api/assistant/${string}`
  body: unknown
  signal: AbortSignal
  onEvent: (event: AssistantEvent) => void
}

/** Reads the answer as it comes; a line that cannot be read is passed over. */
export async function callAssistant({ path, body, signal, onEvent }: AssistantCall): Promise<void> {
  const response = await callApi(path, { body, signal, headers: { accept: 'application/x-ndjson' } })
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
