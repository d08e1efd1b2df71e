import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const passedOver = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
])

/** All files under the named folders, as paths from `base` with forward slashes, sorted. Build products are passed over. */
export function listSourceFiles(base: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => existsSync(join(base, folder))).flatMap((folder) => listFolder(base, folder))
}

function listFolder(base: string, folder: string): string[] {
  const entries = readdirSync(join(base, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory() || !isPassedOver(folder, entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? listFolder(base, path) : [path]
    })
}

/** A folder called `data` inside src is source; the one at the top is the product's database. */
function isPassedOver(parent: string, name: string): boolean {
  return passedOver.has(name) && (name !== 'data' || parent === '.')
}
