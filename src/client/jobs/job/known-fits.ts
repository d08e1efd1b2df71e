import { createStore, useStore } from '#client/lib/store.ts'
import { countMet } from '#engine/writing/match/describe-match.ts'
import type { Fit } from '#shared/api/assistant.ts'

/** How jobs that were looked at fit, for their cards. Working out all of a list would hold it up. */
const known = createStore<Readonly<Record<string, string>>>({})

export function noteFit(jobId: string, { mustHave }: Fit): void {
  const { met, of } = countMet(mustHave)
  if (of > 0) known.setState({ ...known.getState(), [jobId]: `Meets ${met} of ${of}` })
}

export function useKnownFit(jobId: string): string | undefined {
  return useStore(known, (fits) => fits[jobId])
}
