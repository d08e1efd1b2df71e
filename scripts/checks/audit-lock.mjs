// @ts-check

/** @typedef {{ version?: string, resolved?: string, hasInstallScript?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage */

/**
 * Packages that want to run a script while being installed. Everything works without it (npm ci --ignore-scripts);
 * a new name here means that someone looked at what the script does.
 */
const knownInstallScripts = new Set(['esbuild', 'fsevents', 'tesseract.js'])

/**
 * What in a lock file would break on another machine, as plain sentences.
 * @param {{ packages?: Record<string, LockedPackage> }} lock
 * @returns {string[]}
 */
export function auditLock({ packages = {} }) {
  const locked = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([path, entry]) => auditPackage({ name: nameOf(path), entry, locked }))
}

/** @param {{ name: string, entry: LockedPackage, locked: Set<string> }} options */
function auditPackage({ name, entry, locked }) {
  // npm passes over a missing optional package in silence, and the program then dies on that platform only.
  const problems = Object.keys(entry.optionalDependencies ?? {})
    .filter((optional) => !locked.has(optional))
    .map((optional) => `${optional}, which ${name || 'this project'} needs on some platform, is not in the lock file`)
  if (/^https?:/.test(entry.resolved ?? '')) {
    problems.push(`${name} is recorded with a download address: keep omit-lockfile-registry-resolved=true in .npmrc`)
  }
  if (entry.hasInstallScript && !knownInstallScripts.has(name)) {
    problems.push(
      `${name}@${entry.version} runs a script when installed, and scripts are not run here: see that it works without`,
    )
  }
  return problems
}

/** @param {string} path */
function nameOf(path) {
  return path.split('node_modules/').at(-1) ?? ''
}
