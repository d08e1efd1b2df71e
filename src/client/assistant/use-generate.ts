import { useCallback, useEffect, useState } from 'react'
import { useStore } from '#client/lib/store.ts'
import { type Asking, createTask } from './background-tasks/create-task.ts'
import { keptTasks, type Product } from './background-tasks/kept-tasks.ts'
import type { AssistantBody, AssistantRoute } from './call-assistant.ts'

type GenerateOptions<Answer, Route extends AssistantRoute> = Omit<Asking<Answer>, 'route' | 'body'> & {
  route: Route
  /** Names what is made: the work then continues when the page is left, and is found again by people who come back. */
  product?: Product
}

/** Asks the assistant and hands over its answer; stopping keeps what has arrived. */
export function useGenerate<Answer extends { notice?: string | undefined }, Route extends AssistantRoute>(
  options: GenerateOptions<Answer, Route>,
) {
  const { route, answerOf, failure, product } = options
  const [kept] = useState(() => product && keptTasks.find(product))
  const [own] = useState(createTask)
  const work = kept ?? own
  const state = useStore(work)
  // A person who left the document must not be brought back by what arrives.
  useEffect(() => own.end, [own])

  const run = useCallback(
    (body: AssistantBody<Route>): Promise<Answer | undefined> => work.run({ route, body, answerOf, failure }),
    [work, route, answerOf, failure],
  )
  return { ...state, run, stop: work.stop }
}
