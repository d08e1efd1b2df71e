// @ts-check
import { runPackage } from './run-command.mjs'

/** Each zone is compiled with the types it may see and no others. */
export const zones = ['engine', 'server', 'client', 'browser-tests']

/**
 * Several checkers in one zone each check the types they share, and the zones already run side by side. Collecting
 * garbage costs as much again as it frees in a process that ends after seconds.
 * @param {string} zone
 */
export function typecheckZone(zone) {
  const env = { GOGC: 'off', GOMEMLIMIT: '2GiB' }
  return runPackage('typescript', ['-p', `tsconfig.${zone}.json`, '--singleThreaded'], { quiet: true, env })
}
