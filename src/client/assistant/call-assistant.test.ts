import { afterEach, expect, it, vi } from 'vitest'
import { type AssistantEvent, assistTailor } from '#shared/api/assistant.ts'
import { callAssistant } from './call-assistant.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const step: AssistantEvent = { type: 'step', text: 'Reading the job...' }
const busy: AssistantEvent = { type: 'failed', message: 'The server is busy.', retryAfterSeconds: 3 }
const late: AssistantEvent = { type: 'failed', message: 'This took too long.' }

async function ask(...answers: AssistantEvent[][]) {
  vi.useFakeTimers()
  const told: AssistantEvent[] = []
  const fetched = vi.fn(async () => {
    const lines = (answers.shift() ?? []).map((event) => `${JSON.stringify(event)}\n`)
    return new Response(lines.join(''))
  })
  vi.stubGlobal('fetch', fetched)
  const { signal } = new AbortController()
  const done = callAssistant({ route: assistTailor, body: {}, signal, onEvent: (event) => told.push(event) })
  await vi.runAllTimersAsync()
  await done
  return { told, calls: fetched.mock.calls.length }
}

it('asks a busy server once more before it says so', async () => {
  expect(await ask([step, busy], [step])).toEqual({ told: [step, step], calls: 2 })
  expect(await ask([step, busy], [step, busy], [step])).toEqual({ told: [step, step, busy], calls: 2 })
})

it('does not repeat what took too long, or what a server asks to wait for longer', async () => {
  expect(await ask([step, late], [step])).toEqual({ told: [step, late], calls: 1 })
  const closed = { ...busy, retryAfterSeconds: 60 }
  expect(await ask([closed], [step])).toEqual({ told: [closed], calls: 1 })
})
