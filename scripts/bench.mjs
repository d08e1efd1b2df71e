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

/** @type {{ measurement: string, result: string, seconds: number }[]} */
const table = []
for (const file of benches) {
  const measurement = file.replace(/\.ts$/, '')
  console.log(`\n${measurement}`)
  const start = performance.now()
  const { code } = await runPackage('tsx', [`bench/${file}`])
  // A measurement that misses its bar ends with 1; anything else means that it broke off.
  const result = code === 0 ? 'within its bars' : code === 1 ? 'MISSED' : `BROKE OFF (exit ${code})`
  if (code !== 0 && code !== 1) console.error(`${measurement} ended with ${code} before it could measure.`)
  table.push({ measurement, result, seconds: Math.round((performance.now() - start) / 1000) })
}

console.log('')
console.table(table)
process.exitCode = table.every(({ result }) => result === 'within its bars') ? 0 : 1
