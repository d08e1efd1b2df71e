// @ts-check
import { runCommand, runPackage } from './run-command.mjs'
import { runStep } from './steps.mjs'
import { typecheckZone, zones } from './typecheck.mjs'

/** @type {{ name: string, work: () => Promise<{ code: number, output: string }> }[]} */
const checks = [
  ...zones.map((zone) => ({ name: `types of ${zone}`, work: () => typecheckZone(zone) })),
  {
    name: 'format and lint',
    work: () => runPackage('@biomejs/biome', ['check', '--error-on-warnings', '.'], { quiet: true }),
  },
  { name: 'unused code', work: () => runPackage('knip', ['--no-progress'], { quiet: true }) },
  { name: 'boundaries', work: () => runScript('scripts/boundaries.ts') },
  { name: 'house rules', work: () => runScript('scripts/house-rules.ts') },
  { name: 'generated files', work: () => runScript('scripts/generate.ts', '--check') },
  { name: 'font files', work: () => runScript('scripts/fonts.ts', '--check') },
  { name: 'lock file', work: () => runCommand(process.execPath, ['scripts/lock-audit.mjs'], { quiet: true }) },
]

/** Runs everything that is quick, side by side. */
export function runChecks() {
  return Promise.all(checks.map(({ name, work }) => runStep(name, work)))
}

/** @param {string[]} args */
function runScript(...args) {
  return runPackage('tsx', args, { quiet: true })
}
