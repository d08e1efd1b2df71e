// @ts-check
// Everything that is quick: types, format, lint, unused code, boundaries, house rules, generated files, lock file.
import { installPackages } from './support/install-packages.mjs'
import { requireNode } from './support/node-version.mjs'
import { runChecks } from './support/run-checks.mjs'

requireNode()
await installPackages()
const results = await runChecks()
const failed = results.filter((result) => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
