import { occupationLoaders } from './loaders.gen.ts'
import type { Occupation } from './occupation.ts'

/** The lines, skills and summaries of one occupation; undefined if the library has none of that id. */
export async function loadOccupation(id: string): Promise<Occupation | undefined> {
  const load = Object.entries(occupationLoaders).find(([name]) => name === id)?.[1]
  if (!load) return undefined
  // The suite over the library has held every file against the schema; a browser need not do so again.
  return (await load()).default as Occupation
}

/** All of it, for a server; a browser loads one occupation at a time. */
export async function loadLibrary(): Promise<Occupation[]> {
  const loaded = await Promise.all(Object.values(occupationLoaders).map((load) => load()))
  return loaded.map((module) => module.default as Occupation)
}
