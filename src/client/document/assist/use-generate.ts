import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/lib/api.ts'
import { callAssistant } from '#client/lib/assistant.ts'
import type { Change } from '#engine/edit/change.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'

export type Generating = {
  isBusy: boolean
  /** What is being done, in words. */
  step: string | undefined
  /** The suggestions that have arrived, newest first. */
  arrived: readonly Change[]
  /** What went wrong, in the words of the page. */
  problem: string | undefined
}

export type GenerateOptions<Answer> = {
  path: `/api/assistant/${string}`
  /** The answer as far as it has come with this event. */
  answerOf: (event: AssistantEvent, before: Answer | undefined) => Answer | undefined
  failure: string
}

export const idle: Generating = { isBusy: false, step: undefined, arrived: [], problem: undefined }

const cutShort = 'The connection was lost on the way. This is what had arrived by then.'

/** Asks the assistant and hands over its answer; stopping keeps what has arrived. */
export function useGenerate<Answer extends { notice?: string | undefined }>(options: GenerateOptions<Answer>) {
  const { path, answerOf, failure } = options
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      // Whoever left the page must not be brought back by what arrives.
      running.current = undefined
    },
    [],
  )

  const run = useCallback(
    async (body: unknown): Promise<Answer | undefined> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setState({ ...idle, isBusy: true })
      let answer: Answer | undefined
      let refusal: string | undefined
      const onEvent = (event: AssistantEvent) => {
        answer = answerOf(event, answer)
        if (event.type === 'failed') refusal = event.message
        if (event.type === 'step') setState((before) => ({ ...before, step: event.text }))
        if (event.type === 'change') setState((before) => ({ ...before, arrived: [event.change, ...before.arrived] }))
      }
      try {
        await callAssistant({ path, body, signal: controller.signal, onEvent })
      } catch (error) {
        if (!controller.signal.aborted) {
          refusal = reasonOf(error) ?? ''
          if (answer) answer = { ...answer, notice: answer.notice ?? cutShort }
        }
      }
      if (running.current !== controller) return undefined
      const hasFailed = answer === undefined && !controller.signal.aborted
      setState({ ...idle, problem: hasFailed ? [failure, refusal].filter(Boolean).join(' ') : undefined })
      return answer
    },
    [path, answerOf, failure],
  )
  const stop = useCallback(() => running.current?.abort(), [])
  return { ...state, run, stop }
}

/** Only what the person can mend is worth saying beside the failure. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined
  return error.fields[0]?.message ?? error.reason
}
