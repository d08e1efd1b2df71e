// @ts-check
// Fails when package-lock.json would not install everywhere: platform packages missing, addresses, unknown install scripts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditLock } from './checks/audit-lock.mjs'
import { root } from './support/root.mjs'

const problems = auditLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
