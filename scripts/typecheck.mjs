// @ts-check
import { runStep } from './support/steps.mjs'
import { typecheckZone, zones } from './support/typecheck.mjs'

const results = await Promise.all(zones.map((zone) => runStep(`types of ${zone}`, () => typecheckZone(zone))))
process.exitCode = results.every((result) => result.passed) ? 0 : 1
