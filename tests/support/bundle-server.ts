import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Parts of the server as the build bundles them: loading them from their sources takes seconds of a core. */
export async function bundleServer(entryPoints: string[], options: BuildOptions): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints,
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    ...options,
  })
}

/** A bundled module still finds its files beside its source: fonts and migrations lie nowhere else before a build. */
export const keepAddresses: Plugin = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:src[\\/]server|tests[\\/]support)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    })
  },
}
