// @ts-check
import { admitsVersion } from './node-range.mjs'

/** @typedef {{ version?: string, resolved?: string, hasInstallScript?: boolean, engines?: unknown, optionalDependencies?: Record<string, string> }} LockedPackage */

/**
 * Packages that want to run a script while being installed. Everything works without it (npm ci --ignore-scripts);
 * a new name here means that someone looked at what the script does.
 */
const knownInstallScripts = new Set(['esbuild', 'fsevents', 'tesseract.js'])

/** The oldest Node of each line the README promises; npm warns at every install about a package that wants a newer one. */
const promisedNodes = ['20.19.0', '22.13.0', '24.0.0']

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
  const tooOld = promisedNodes.find((version) => !admitsVersion(wantedNode(entry), version))
  if (tooOld) problems.push(`${name}@${entry.version} wants Node ${wantedNode(entry)}, and Node ${tooOld} is promised`)
  return problems
}

/** Some old packages keep a list where the others keep a record. @param {LockedPackage} entry */
function wantedNode({ engines }) {
  const isRecord = typeof engines === 'object' && engines !== null && 'node' in engines
  return isRecord ? String(engines.node) : '*'
}

/** @param {string} path */
function nameOf(path) {
  return path.split('node_modules/').at(-1) ?? ''
}
