// @ts-check
// npm run bench [name ...]: runs every measurement of bench/, one after the other, ends with a table of them and one of us
// beside our peers, and fails when one misses its bar or breaks.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './support/ensure-build.mjs'
import { installPackages } from './support/install-packages.mjs'
import { requireNode } from './support/node-version.mjs'
import { root } from './support/root.mjs'
import { runPackage } from './support/run-command.mjs'

requireNode()
const wanted = process.argv.slice(2)
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('_') && !file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort()
if (benches.length === 0) {
  console.error(`There is no measurement named ${wanted.join(' or ')} in bench/.`)
  process.exit(1)
}
await installPackages()
if (!(await ensureBuild())) process.exit(1)

const sayBroken = pathToFileURL(join(root, 'bench/_say-broken.mjs')).href
const scratch = mkdtempSync(join(tmpdir(), 'candid-bench-'))
process.env.BENCH_BESIDE = join(scratch, 'beside')
const results = []
for (const file of benches) {
  const name = file.replace(/\.ts$/, '')
  console.log(`\n${name}`)
  const start = performance.now()
  const { code } = await runPackage('tsx', ['--import', sayBroken, `bench/${file}`])
  results.push({
    measurement: name,
    result: describeResult(code),
    seconds: Math.round((performance.now() - start) / 1000),
  })
}

console.log()
console.table(results)
printBeside(process.env.BENCH_BESIDE)
rmSync(scratch, { recursive: true, force: true })
process.exitCode = results.every(({ result }) => result === 'within its bars') ? 0 : 1

/**
 * Everything here was measured in this run, each pair in turns. Figures that others publish are not mixed in.
 * @param {string} file
 */
function printBeside(file) {
  if (!existsSync(file)) return
  console.log('\nUs beside our peers, in the same run')
  console.table(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
}

/** @param {number} code */
function describeResult(code) {
  if (code === 0) return 'within its bars'
  // Node ends a program with 13, without a word, when what it awaits can no longer come.
  if (code === 13) console.error('Broken, nothing was measured: it waited for something that never came.')
  return code === 1 ? 'MISSED A BAR' : 'BROKEN'
}
