import { ApiError } from '#client/lib/api-error.ts'
import { createStore, type Readable } from '#client/lib/store.ts'
import type { Change } from '#engine/edit/change.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'
import { type AssistantBody, type AssistantRoute, callAssistant } from '../call-assistant.ts'
import { type Groundwork, groundworkOf } from './groundwork.ts'

export type Generating = {
  isBusy: boolean
  /** What is being done, in words. */
  step: string | undefined
  /** What was there before anybody else was asked. */
  groundwork: Groundwork | undefined
  /** The suggestions that have arrived, newest first. */
  arrived: readonly Change[]
  /** What went wrong, in the words of the page. */
  problem: string | undefined
  /** Milliseconds since 1970. */
  startedAt: number | undefined
  /** Whether it continues when the page is left. */
  canLeave: boolean
}

export const idle: Generating = {
  isBusy: false,
  step: undefined,
  groundwork: undefined,
  arrived: [],
  problem: undefined,
  startedAt: undefined,
  canLeave: false,
}

export type Asking<Answer> = {
  route: AssistantRoute
  body: AssistantBody
  /** The answer as far as it has come with this event. */
  answerOf: (event: AssistantEvent, before: Answer | undefined) => Answer | undefined
  failure: string
}

export type Ending = { kind: 'answered' } | { kind: 'failed'; failure: string }

/** One piece of work with the assistant, which belongs to no component. */
export type Task = Readable<Generating> & {
  /** Takes the place of what was running. Undefined if it failed or was ended. */
  run: <Answer extends { notice?: string | undefined }>(asking: Asking<Answer>) => Promise<Answer | undefined>
  /** Keeps what has arrived. */
  stop: () => void
  /** Lets go of everything. */
  end: () => void
}

export type TaskOptions = {
  canLeave?: boolean
  onEnding?: (ending: Ending) => void
  call?: typeof callAssistant
}

const CUT_SHORT = 'The connection was lost. This is what arrived before it broke.'

export function createTask({ canLeave = false, onEnding, call = callAssistant }: TaskOptions = {}): Task {
  const shown = createStore(idle)
  let watchers = 0
  let running: AbortController | undefined
  const show = (changed: Partial<Generating>) => shown.setState({ ...shown.getState(), ...changed })
  const forgetProblem = () => {
    if (watchers === 0 && shown.getState().problem !== undefined) shown.setState(idle)
  }

  return {
    getState: shown.getState,
    subscribe: (listener) => {
      const leave = shown.subscribe(listener)
      watchers += 1
      return () => {
        leave()
        watchers -= 1
        // A failure that was seen is not told again; in development every watcher goes and comes back at once.
        queueMicrotask(forgetProblem)
      }
    },
    run: async ({ route, body, answerOf, failure }) => {
      running?.abort()
      const controller = new AbortController()
      const { signal } = controller
      running = controller
      show({ ...idle, isBusy: true, startedAt: Date.now(), canLeave })
      let answer: ReturnType<typeof answerOf>
      let refusal: string | undefined
      const onEvent = (event: AssistantEvent) => {
        if (running !== controller) return
        answer = answerOf(event, answer)
        if (event.type === 'failed') refusal = event.message
        if (event.type === 'step') show({ step: event.text })
        if (event.type === 'change') show({ arrived: [event.change, ...shown.getState().arrived] })
        const groundwork = shown.getState().groundwork ? undefined : groundworkOf(event)
        if (groundwork) show({ groundwork })
      }
      try {
        await call({ route, body, signal, onEvent })
      } catch (error) {
        if (!signal.aborted) {
          refusal = reasonOf(error) ?? ''
          if (answer) answer = { ...answer, notice: answer.notice ?? CUT_SHORT, isStopgap: true }
        }
      }
      if (running !== controller) return undefined
      running = undefined
      const hasFailed = answer === undefined && !signal.aborted
      show({ ...idle, problem: hasFailed ? [failure, refusal].filter(Boolean).join(' ') : undefined })
      if (hasFailed) onEnding?.({ kind: 'failed', failure })
      else if (answer) onEnding?.({ kind: 'answered' })
      return answer
    },
    stop: () => running?.abort(),
    end: () => {
      running?.abort()
      running = undefined
      show(idle)
    },
  }
}

/** Only problems the person can fix are worth adding to the failure message. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined
  return error.fields[0]?.message ?? error.reason
}
