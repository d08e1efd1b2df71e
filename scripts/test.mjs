// @ts-check
// npm test: checks, unit and API tests, browser tests. Names of parts choose some (npm test -- unit); --full adds the long matrices.
import { installPackages } from './support/install-packages.mjs'
import { requireNode } from './support/node-version.mjs'
import { testParts } from './support/test-parts.mjs'
import { printTestSummary } from './support/test-summary.mjs'

requireNode()

const { chosen, unknown } = chooseParts(process.argv.slice(2))
if (unknown.length > 0) {
  console.error(`npm test knows the parts ${Object.keys(testParts).join(', ')} and --full, not ${unknown.join(', ')}.`)
  process.exit(1)
}
if (process.argv.includes('--full')) process.env.TEST_FULL = '1'

await installPackages()

/** @type {import('./support/test-summary.mjs').PartResult[]} */
const results = []
for (const [name, run] of chosen) {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const counts = await run()
  results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 })
}

printTestSummary(results)
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0

/** @param {string[]} args */
function chooseParts(args) {
  const names = args.filter((arg) => arg !== '--full')
  const unknown = names.filter((name) => !(name in testParts))
  const chosen = Object.entries(testParts).filter(([name]) => names.length === 0 || names.includes(name))
  return { chosen, unknown }
}
