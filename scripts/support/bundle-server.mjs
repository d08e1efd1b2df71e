// @ts-check
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './root.mjs'

const migrations = 'src/server/platform/migrations'

/** Bundles main and every worker of the server, one file each; installed packages stay where they are. */
export async function bundleServer() {
  rmSync(join(root, 'dist/server'), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['src/server/main.ts', ...findWorkers()],
    outdir: 'dist/server',
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Every Node that runs this knows \p{L}; esbuild would otherwise make the pattern anew each time it is asked.
    supported: { 'regexp-unicode-property-escapes': true },
    sourcemap: true,
    logLevel: 'warning',
  })
  if (existsSync(join(root, migrations))) {
    cpSync(join(root, migrations), join(root, 'dist/server/migrations'), { recursive: true })
  }
}

/** Threads and child processes are started from a file of their own, named *.worker.ts. */
function findWorkers() {
  const files = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.worker.ts')).map((file) => join('src/server', file))
}
