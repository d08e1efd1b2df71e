import { createStore, useStore } from '#client/lib/store.ts'
import type { Fit } from '#shared/api/assistant.ts'

/** How jobs that were looked at fit, for their cards. Working out all of a list would hold it up. */
const known = createStore<Readonly<Record<string, string>>>({})

export function noteFit(jobId: string, { mustHave }: Fit): void {
  const met = mustHave.filter(({ state }) => state === 'met').length
  known.setState({ ...known.getState(), [jobId]: `Meets ${met} of ${mustHave.length}` })
}

export function useKnownFit(jobId: string): string | undefined {
  return useStore(known, (fits) => fits[jobId])
}
