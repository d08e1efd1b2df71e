// @ts-check
import { runPackage } from './run-command.mjs'

/** Each zone is compiled with the types it may see and no others. */
export const zones = ['engine', 'server', 'client', 'browser-tests']

/** @param {string} zone */
export function typecheckZone(zone) {
  return runPackage('typescript', ['-p', `tsconfig.${zone}.json`], { quiet: true })
}
