import { cp, mkdtemp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { BundledEntry } from './test-bundles.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** `folder` is the caller's to remove; `file` is what Node runs. */
export type TestBundle = { folder: string; file: string }

/** An entry as the build bundles it, with its workers and migrations, below node_modules so that packages are found. */
export async function bundleForTest(entry: BundledEntry): Promise<TestBundle> {
  const folder = await mkdtemp(join(cache, 'candid-bundle-'))
  await cp(inject('serverBundles'), folder, { recursive: true })
  return { folder, file: join(folder, 'server', `${basename(entry, '.ts')}.js`) }
}
