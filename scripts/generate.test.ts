import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findStaleRegistries, generateRegistries } from './generate.ts'
import { renderRegistry } from './support/render-registry.ts'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'candid-registry-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

it('lists the files with a default export, and no others', () => {
  write('src/engine/templates/vertex.ts', 'export default {}\n')
  write('src/engine/templates/ledger.ts', 'export default {}\n')
  write('src/engine/templates/template.ts', 'export const templateSchema = {}\n')
  write('src/engine/templates/_shared.ts', 'export default {}\n')
  write('src/engine/templates/ledger.test.ts', 'export default {}\n')
  write('src/engine/templates/samples/nurse.ts', 'export default {}\n')

  const [registry, ...others] = generateRegistries(base)
  expect(others).toEqual([])
  expect(registry?.path).toBe('src/engine/templates/registry.gen.ts')
  expect(registry?.text).toContain("import ledger from './ledger.ts'\nimport vertex from './vertex.ts'\n")
  expect(registry?.text).toContain('export const templates = {\n  ledger,\n  vertex,\n} as const\n')
})

it('writes one registry for each kind of part', () => {
  write('src/engine/layout/parts/headings/rule-below.ts', 'export default {}\n')
  write('src/engine/layout/parts/headers/split.ts', 'export default {}\n')
  expect(generateRegistries(base).map(({ path }) => path)).toEqual([
    'src/engine/layout/parts/headers/registry.gen.ts',
    'src/engine/layout/parts/headings/registry.gen.ts',
  ])
})

it('tells which registry is stale until it is written again', () => {
  write('src/engine/formats/text.ts', 'export default {}\n')
  expect(findStaleRegistries(base)).toEqual(['src/engine/formats/registry.gen.ts'])

  for (const { path, text } of generateRegistries(base)) write(path, text)
  expect(findStaleRegistries(base)).toEqual([])
  expect(readFileSync(join(base, 'src/engine/formats/registry.gen.ts'), 'utf8')).toContain('text,')

  write('src/engine/formats/json-resume.ts', 'export default {}\n')
  expect(findStaleRegistries(base)).toEqual(['src/engine/formats/registry.gen.ts'])
})

it('leaves a folder without entries alone, and empties a registry whose last entry went', () => {
  write('src/engine/formats/format.ts', 'export const formatSchema = {}\n')
  expect(generateRegistries(base)).toEqual([])

  write('src/engine/formats/registry.gen.ts', 'export const formats = { text } as const\n')
  expect(generateRegistries(base)[0]?.text).toContain('export const formats = {} as const\n')
})

it('gives names of several words, and words of the language, an import they can have', () => {
  const text = renderRegistry({ folder: 'src/server/jobs/sources', entries: ['the-muse', 'default', 'sources'] })
  expect(text).toContain("import defaultEntry from './default.ts'")
  expect(text).toContain("import sourcesEntry from './sources.ts'")
  expect(text).toContain("import theMuse from './the-muse.ts'")
  expect(text).toContain(
    "export const sources = {\n  default: defaultEntry,\n  sources: sourcesEntry,\n  'the-muse': theMuse,\n} as const",
  )
})
