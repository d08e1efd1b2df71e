// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runNpm } from './run-command.mjs'

/**
 * Why the installed packages do not match the lock file, or undefined when they do.
 * npm writes node_modules/.package-lock.json last, so an interrupted install is seen as none.
 * @param {string} [folder]
 * @param {{ production?: boolean }} [options] production: packages that only build and test may be missing
 */
export function describeStaleInstall(folder = root, { production = false } = {}) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return 'nothing is installed yet'

  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(installedFile)
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const present = installed[path]
    if (present?.version === entry.version) continue
    // Packages for other platforms are in the lock file and rightly not on the disk.
    if (!present && (entry.optional || entry.devOptional)) continue
    if (production && entry.dev) continue
    return `${path.replace(/^.*node_modules\//, '')} should be ${entry.version} and is ${present?.version ?? 'missing'}`
  }
  return undefined
}

/**
 * Installs exactly what the lock file says when something else is there.
 * @param {{ production?: boolean }} [options] production: only what the built product needs to run
 */
export async function installPackages({ production = false } = {}) {
  const reason = describeStaleInstall(root, { production })
  if (!reason) return

  console.log(`Installing packages (${reason}) ...`)
  // NODE_ENV=production would leave out the packages that build and test the product, wanted or not.
  const kinds = production ? '--omit=dev' : '--include=dev'
  const { code } = await runNpm(['ci', '--ignore-scripts', kinds, '--no-audit', '--no-fund'])
  if (code === 0) return
  console.error('The packages could not be installed. npm says why above; the usual cause is no way to its registry.')
  process.exit(1)
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
