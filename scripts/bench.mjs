// @ts-check
// npm run bench [name ...]: runs every measurement of bench/, one after the other, and fails when one misses its bar.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from './support/ensure-build.mjs'
import { installPackages } from './support/install-packages.mjs'
import { requireNode } from './support/node-version.mjs'
import { root } from './support/root.mjs'
import { runPackage } from './support/run-command.mjs'

requireNode()
await installPackages()
if (!(await ensureBuild())) process.exit(1)

const wanted = process.argv.slice(2)
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('_') && !file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort()

const missed = []
for (const file of benches) {
  console.log(`\n${file.replace(/\.ts$/, '')}`)
  const { code } = await runPackage('tsx', [`bench/${file}`])
  if (code !== 0) missed.push(file)
}

console.log(`\n${benches.length - missed.length} of ${benches.length} measurements within their bars`)
if (missed.length > 0) console.log(`Missed: ${missed.join(', ')}`)
process.exitCode = missed.length > 0 ? 1 : 0
