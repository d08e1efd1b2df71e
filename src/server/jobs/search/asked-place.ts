// The place somebody asks for, its spelling mended.
import type { Queryable } from '#server/platform/database/open-database.ts'
import { type PlaceReading, readPlace } from '../listings/places.ts'
import { mendCity } from './mend-words.ts'

export async function readAskedPlace(
  db: Queryable,
  location: string,
): Promise<{ reading: PlaceReading; corrected: string | null }> {
  const reading = readPlace(location)
  const [only] = reading.places
  if (reading.places.length !== 1 || !only?.city) return { reading, corrected: null }
  const meant = await mendCity(db, only.city)
  if (!meant) return { reading, corrected: null }
  const mended = readPlace(meant)
  const places = mended.places.map((place) => ({ ...only, city: undefined, ...place }))
  return {
    reading: { places: places.map(dropUndefined), isRemote: reading.isRemote },
    corrected: capitalise(meant),
  }
}

function dropUndefined({ city, region, country }: { city?: string | undefined; region?: string; country?: string }) {
  return { ...(city ? { city } : {}), ...(region ? { region } : {}), ...(country ? { country } : {}) }
}

function capitalise(name: string): string {
  return name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
