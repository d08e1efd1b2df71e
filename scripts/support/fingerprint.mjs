// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** Everything the built product is made from. */
const inputs = [
  'src',
  'scripts',
  'public',
  'assets',
  'data/occupations',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.client.json',
  'tsconfig.json',
]

const stampFile = 'dist/build-stamp'

/**
 * One hash over the names and bytes of all build inputs; tests are left out, since they change no byte of the build.
 * @param {string} [folder]
 */
export function fingerprintSources(folder = root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap((input) => listFiles(folder, input))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** @param {string} [folder] */
export function isBuildCurrent(folder = root) {
  const stamp = join(folder, stampFile)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintSources(folder)
}

/**
 * @param {string} fingerprint
 * @param {string} [folder]
 */
export function stampBuild(fingerprint, folder = root) {
  const stamp = join(folder, stampFile)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

/**
 * Paths with forward slashes in one order, so that the hash is the same on every system.
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(full)
    .filter((name) => name !== '.DS_Store')
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`))
}
