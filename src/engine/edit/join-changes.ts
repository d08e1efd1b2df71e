import type { Change } from './change.ts'

/** The first ones before the others; a line that one of the first rewords is not reworded twice. */
export function joinChanges(first: readonly Change[], others: readonly Change[]): Change[] {
  const touched = new Set(first.map(({ path, before }) => `${path}\n${before}`))
  const rest = others.filter(({ kind, path, before }) => kind !== 'replace' || !touched.has(`${path}\n${before}`))
  return [...first, ...rest]
}
