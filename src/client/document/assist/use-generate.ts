import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { findKeptWork } from './running-kept.ts'
import { type Asking, createWork } from './running-work.ts'

export { type Generating, idle } from './running-work.ts'

export type GenerateOptions<Answer> = Omit<Asking<Answer>, 'body'>

/**
 * Asks the assistant and hands over its answer; stopping keeps what has arrived. Where a document is made the work
 * goes on when the page is left, and is found again by whoever comes back.
 */
export function useGenerate<Answer extends { notice?: string | undefined }>(options: GenerateOptions<Answer>) {
  const { path, answerOf, failure } = options
  const { search } = useLocation()
  const [kept] = useState(() => findKeptWork(path, { search }))
  const [own] = useState(createWork)
  const work = kept ?? own
  const state = useSyncExternalStore(work.subscribe, work.getState, work.getState)
  // Whoever left the document must not be brought back by what arrives.
  useEffect(() => own.end, [own])

  const run = useCallback(
    (body: unknown): Promise<Answer | undefined> => work.run({ path, body, answerOf, failure }),
    [work, path, answerOf, failure],
  )
  return { ...state, run, stop: work.stop }
}
