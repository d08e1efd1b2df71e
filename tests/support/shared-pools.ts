import type { WorkPool } from '#server/platform/work-pool/work-pool.ts'
import { balancedServers } from './balanced-app.ts'

declare global {
  /** By kind and size. Mocked modules are loaded anew for each file, and what they hold goes with them. */
  var testPools: Map<string, unknown> | undefined
}

/** The pool of this process; it ends with it, and not with an app. Servers behind a balancer have their own. */
export function sharePool<Job, Result>(
  kind: string,
  workers: number,
  create: (workers: number) => WorkPool<Job, Result>,
): WorkPool<Job, Result> {
  if (balancedServers > 0) return create(workers)
  globalThis.testPools ??= new Map()
  const name = `${kind} ${workers}`
  // Only ever filled below, by the kind's own function.
  const pool = (globalThis.testPools.get(name) as WorkPool<Job, Result> | undefined) ?? create(workers)
  globalThis.testPools.set(name, pool)
  return { ...pool, close: async () => {} }
}
