// @ts-check
// Builds the product into dist: the pages (client), their renderer (ssr) and the server.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './support/compress-files.mjs'
import { fingerprintSources, stampBuild } from './support/fingerprint.mjs'
import { installPackages } from './support/install-packages.mjs'
import { requireNode } from './support/node-version.mjs'
import { root } from './support/root.mjs'
import { runPackage } from './support/run-command.mjs'
import { runStep } from './support/steps.mjs'

requireNode()
await installPackages()
const { bundleServer } = await import('./support/bundle-server.mjs')

// A build that stops half-way must not look finished at the next start.
rmSync(join(root, 'dist/build-stamp'), { force: true })

const generated = await runStep('registries', () => runPackage('tsx', ['scripts/generate.ts'], { quiet: true }))
const fingerprint = fingerprintSources()

const built = await Promise.all([
  runStep('client', () => vite('build')),
  runStep('page renderer', () => vite('build', '--ssr', 'src/client/entry-server.tsx')),
  runStep('server', bundleServer),
  runStep('fonts of the server', () => runPackage('tsx', ['scripts/fonts-copy.ts'], { quiet: true })),
])

const compressed = await runStep('files compressed', compressFiles)

if ([generated, ...built, compressed].every((step) => step.passed)) stampBuild(fingerprint)
else process.exitCode = 1

/** @param {string[]} args */
function vite(...args) {
  return runPackage('vite', [...args, '--logLevel', 'warn'], { quiet: true, env: { NODE_ENV: 'production' } })
}
