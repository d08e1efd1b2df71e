import { createStore, useStore } from '#client/lib/store.ts'
import { countMet } from '#engine/writing/match/describe-match.ts'
import type { Fit } from '#shared/api/assistant.ts'

/** How jobs that were looked at fit, for their cards. Working out all of a list would hold it up. */
type KnownFit = { met: number; of: number }
const known = createStore<Readonly<Record<string, KnownFit>>>({})

export function noteFit(jobId: string, { mustHave }: Fit): void {
  const { met, of } = countMet(mustHave)
  if (of > 0) known.setState({ ...known.getState(), [jobId]: { met, of } })
}

export function useKnownFit(jobId: string): KnownFit | undefined {
  return useStore(known, (fits) => fits[jobId])
}
