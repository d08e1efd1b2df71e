/** Writes every registry.gen.ts; with --check it writes nothing and fails when one is stale. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registryFile, registryFolders } from './registries.ts'
import { renderRegistry } from './support/render-registry.ts'
import { root } from './support/root.mjs'

interface GeneratedFile {
  path: string
  text: string
}

/** Every registry as it should be, for the folders that exist under `base`. */
export function generateRegistries(base: string): GeneratedFile[] {
  return registryFolders
    .flatMap((pattern) => expandFolder(base, pattern))
    .flatMap((folder) => generateRegistry(base, folder))
}

export function findStaleRegistries(base: string): string[] {
  return generateRegistries(base)
    .filter(({ path, text }) => readIfPresent(join(base, path)) !== text)
    .map(({ path }) => path)
}

/** A folder that never had an entry needs no registry. */
function generateRegistry(base: string, folder: string): GeneratedFile[] {
  const entries = readdirSync(join(base, folder))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('_') && !name.endsWith('.test.ts'))
    .filter((name) => name !== registryFile && hasDefaultExport(join(base, folder, name)))
    .map((name) => name.slice(0, -'.ts'.length))
  const path = `${folder}/${registryFile}`
  if (entries.length === 0 && !existsSync(join(base, path))) return []
  return [{ path, text: renderRegistry({ folder, entries }) }]
}

function expandFolder(base: string, pattern: string): string[] {
  if (!pattern.endsWith('/*')) return existsSync(join(base, pattern)) ? [pattern] : []
  const parent = pattern.slice(0, -'/*'.length)
  if (!existsSync(join(base, parent))) return []
  return readdirSync(join(base, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => statSync(join(base, folder)).isDirectory())
}

function hasDefaultExport(file: string): boolean {
  return /^export default /m.test(readFileSync(file, 'utf8'))
}

function readIfPresent(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function main({ isCheck }: { isCheck: boolean }): void {
  const stale = new Set(findStaleRegistries(root))
  if (isCheck) {
    for (const path of stale) console.error(`${path} is not what its folder holds: run npm run gen`)
    process.exitCode = stale.size > 0 ? 1 : 0
    return
  }
  for (const { path, text } of generateRegistries(root)) {
    if (!stale.has(path)) continue
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main({ isCheck: process.argv.includes('--check') })
}
