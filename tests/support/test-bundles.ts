import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { bundleServer, keepAddresses } from './bundle-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the workers that tests start in their own process. */
    workerBundles: string
    /** The folder of what runs in processes of its own. */
    serverBundles: string
    /** The folder of the embedded databases that test files use one after another. */
    testDatabases: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What tests run in processes of their own, or load as it is built. */
const entries = [
  'src/server/main.ts',
  'src/server/imports/limit-guard.ts',
  'src/server/imports/reading-pool.ts',
  'tests/support/killable-server.ts',
  'tests/support/storm-server.ts',
] as const
export type BundledEntry = (typeof entries)[number]

/**
 * Bundles once for the whole run what tests start. Loading one worker from its sources takes up to two seconds of a core,
 * and the tests start hundreds.
 */
export default async function bundleForRun({ provide }: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'candid-bundles-'))
  const files = await readdir(join(root, 'src/server'), { recursive: true })
  const workers = files.filter((file) => file.endsWith('.worker.ts')).map((file) => join('src/server', file))
  await Promise.all([
    bundleServer(workers, { outdir: join(folder, 'workers'), sourcemap: 'inline', plugins: [keepAddresses] }),
    bundleServer([...entries, ...workers], { outdir: join(folder, 'built/server') }),
  ])
  await cp(join(root, 'src/server/platform/migrations'), join(folder, 'built/server/migrations'), { recursive: true })
  provide('workerBundles', pathToFileURL(join(folder, 'workers/')).href)
  provide('serverBundles', join(folder, 'built'))
  const databases = await mkdtemp(join(tmpdir(), 'candid-test-databases-'))
  provide('testDatabases', databases)
  return async () => {
    for (const made of [folder, databases]) await rm(made, { recursive: true, force: true })
  }
}
