// @ts-check
import { isBuildCurrent } from './fingerprint.mjs'
import { runCommand } from './run-command.mjs'

/** Builds when a source changed since the last build; says whether there is a whole build to run now. */
export async function ensureBuild() {
  if (isBuildCurrent()) return true
  console.log('Building ...')
  const { code } = await runCommand(process.execPath, ['scripts/build.mjs'])
  return code === 0
}
