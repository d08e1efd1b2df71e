import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `folder` is the caller's to remove; `file` is what Node runs. */
export type TestBundle = { folder: string; file: string }

/** Bundles an entry as the build does, with its workers and migrations, below node_modules so that packages are found. */
export async function bundleForTest(entry: `${string}.ts`): Promise<TestBundle> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'candid-bundle-'))
  const outdir = join(folder, 'server')
  const files = await readdir(join(root, 'src/server'), { recursive: true })
  const workers = files.filter((file) => file.endsWith('.worker.ts')).map((file) => join('src/server', file))
  await build({
    absWorkingDir: root,
    entryPoints: [entry, ...workers],
    outdir,
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  await cp(join(root, 'src/server/platform/migrations'), join(outdir, 'migrations'), { recursive: true })
  return { folder, file: join(outdir, `${basename(entry, '.ts')}.js`) }
}
