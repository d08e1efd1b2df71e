/** Fails when a file breaks a rule of CONTRIBUTING.md that a machine can see: names, sizes, things that belong in one place. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHouseProblems } from './checks/house-rules.ts'
import { listSourceFiles } from './checks/list-source-files.ts'
import { root } from './support/root.mjs'

const isText = /\.(tsx?|mjs|js|css|html|json|md|sql|yml|txt|svg)$|^\.ci\/run$|^\.(npmrc|gitignore)$/

const files = listSourceFiles(root, ['.']).filter((path) => isText.test(path))
const problems = files.flatMap((path) => findHouseProblems({ path, text: readFileSync(join(root, path), 'utf8') }))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files keep the house rules`)
