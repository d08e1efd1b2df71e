// The library in the browser: its index comes with the panel, and each occupation in a file of its own.

import { occupationIndex } from '#engine/library/index.gen.ts'
import { loadOccupation } from '#engine/library/load-occupation.ts'
import type { Occupation } from '#engine/library/occupation.ts'
import { openIndex } from '#engine/library/title-index.ts'

export const library = openIndex(occupationIndex)
export const entriesById = new Map(occupationIndex.map((entry) => [entry.id, entry]))

const loaded = new Map<string, Promise<Occupation | undefined>>()

/** The same promise each time, so that React can wait for it; a failed load is tried again next time. */
export function fetchOccupation(id: string): Promise<Occupation | undefined> {
  const known = loaded.get(id)
  if (known) return known
  const loading = loadOccupation(id).catch(() => {
    loaded.delete(id)
    return undefined
  })
  loaded.set(id, loading)
  return loading
}
