import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    workerBundles: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Bundles the workers once for the whole run. Loading one from its sources takes up to two seconds of a core, and the
 * tests start hundreds.
 */
export default async function bundleWorkers({ provide }: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'candid-workers-'))
  const sources = await readdir(join(root, 'src/server'), { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: sources.filter((file) => file.endsWith('.worker.ts')).map((file) => join('src/server', file)),
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    plugins: [keepAddresses],
  })
  provide('workerBundles', pathToFileURL(`${folder}/`).href)
  return () => rm(folder, { recursive: true, force: true })
}

/** A bundled module still finds its files beside its source: fonts and migrations lie nowhere else before a build. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]server[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    })
  },
}
