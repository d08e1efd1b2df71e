import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { findKeptWork, type Product } from './running-kept.ts'
import { type Asking, createWork } from './running-work.ts'

export type GenerateOptions<Answer> = Omit<Asking<Answer>, 'body'> & {
  /** Names what is made: the work then goes on when the page is left, and is found again by whoever comes back. */
  product?: Product
}

/** Asks the assistant and hands over its answer; stopping keeps what has arrived. */
export function useGenerate<Answer extends { notice?: string | undefined }>(options: GenerateOptions<Answer>) {
  const { path, answerOf, failure, product } = options
  const [kept] = useState(() => product && findKeptWork(product))
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
