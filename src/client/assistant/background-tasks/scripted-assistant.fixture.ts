import { vi } from 'vitest'
import type { AssistantEvent } from '#shared/api/assistant.ts'
import type { AssistantCall } from '../call-assistant.ts'

export type ScriptedCall = AssistantCall & {
  tell: (event: AssistantEvent) => void
  finish: () => void
  fail: (error: unknown) => void
}

/** An assistant that answers when it is told to. */
export function scriptAssistant() {
  const calls: ScriptedCall[] = []
  const callAssistant = vi.fn(
    (call: AssistantCall) =>
      new Promise<void>((resolve, reject) => {
        call.signal.addEventListener('abort', () => reject(call.signal.reason))
        calls.push({ ...call, tell: call.onEvent, finish: resolve, fail: reject })
      }),
  )
  const last = (): ScriptedCall => {
    const call = calls.at(-1)
    if (!call) throw new Error('nobody has asked')
    return call
  }
  return { callAssistant, calls, last }
}
