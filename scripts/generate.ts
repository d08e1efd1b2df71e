/** Writes every registry.gen.ts, the word lists of data/words and data/lists and the index of data/occupations as modules; with --check it writes nothing and fails when one is stale. */
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
    .concat(generateWordLists(base), generateLists(base), generateLibrary(base))
}

const wordFolder = 'data/words'

/** The engine reads no files, so its plain word lists come to it as a module. */
function generateWordLists(base: string): GeneratedFile[] {
  if (!existsSync(join(base, wordFolder))) return []
  const names = readdirSync(join(base, wordFolder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
  const lists = names.map((name) => {
    const lines = readFileSync(join(base, wordFolder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    return `  ${name.slice(0, -'.txt'.length)}: ${JSON.stringify(lines.join('\n'))},\n`
  })
  const text = `// Written by npm run gen from ${wordFolder}. Change the lists there, then run it again.\n\n// biome-ignore format: one list a line\nexport const wordLists = {\n${lists.join('')}} as const\n`
  return [{ path: 'src/engine/writing/gate/words.gen.ts', text }]
}

const listFolder = 'data/lists'

/** Where the engine keeps each list, and as what. */
const listModules: Readonly<Record<string, { folder: string; name: string }>> = {
  aliases: { folder: 'writing/words', name: 'aliases' },
  'broad-words': { folder: 'writing/facts', name: 'broadWords' },
  'countable-nouns': { folder: 'language', name: 'countableNounList' },
  credentials: { folder: 'writing/words', name: 'credentials' },
  'empty-words': { folder: 'writing/facts', name: 'emptyWords' },
  'kinds-of-work': { folder: 'writing/facts', name: 'kindsOfWork' },
  'kinds-of-tools': { folder: 'writing/words', name: 'kindsOfTools' },
  misspellings: { folder: 'writing/steps', name: 'misspelledWords' },
  'noun-like-verbs': { folder: 'language', name: 'nounLikeBases' },
  'same-skills': { folder: 'writing/words', name: 'sameSkills' },
  suites: { folder: 'writing/words', name: 'suites' },
  tools: { folder: 'writing/words', name: 'tools' },
  towns: { folder: 'reading/words', name: 'townNames' },
  verbs: { folder: 'language', name: 'verbBases' },
}

/** Lists that parts of the engine read by themselves: one module each, so that a page loads no list it does not need. */
function generateLists(base: string): GeneratedFile[] {
  if (!existsSync(join(base, listFolder))) return []
  return Object.entries(listModules).map(([list, { folder, name }]) => {
    const lines = readFileSync(join(base, listFolder, `${list}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    const head = `// Written by npm run gen from ${listFolder}/${list}.txt. Change the list there, then run it again.\n`
    const text = `${head}\n// biome-ignore format: one list a line\nexport const ${name} = ${JSON.stringify(lines.join('\n'))}\n`
    return { path: `src/engine/${folder}/${list}.gen.ts`, text }
  })
}

const occupationFolder = 'data/occupations'

/** The words that names of jobs are made of, and those that end one. */
function renderTitleWords(base: string, ids: readonly string[]): string {
  const names = ids.flatMap((id) => {
    const {
      title,
      otherNames,
      nearNames = [],
    } = JSON.parse(readFileSync(join(base, occupationFolder, `${id}.json`), 'utf8'))
    return [title, ...otherNames, ...nearNames].map((name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [])
  })
  const renderWords = (words: readonly string[]) => JSON.stringify([...new Set(words)].sort().join(' '))
  return `\n// biome-ignore format: one list a line\nexport const titleWords = ${renderWords(names.flat())}\nexport const titleEnds = ${renderWords(names.flatMap((words) => words.at(-1) ?? []))}\n`
}

/** What is needed to find an occupation, in one small module; what it holds is loaded when it is wanted, each alone. */
function generateLibrary(base: string): GeneratedFile[] {
  if (!existsSync(join(base, occupationFolder))) return []
  const ids = readdirSync(join(base, occupationFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
  const head = `// Written by npm run gen from ${occupationFolder}. Change the files there, then run it again.\n`
  const entries = ids.map((id) => {
    const { title, family, otherNames, nearNames, neighbours } = JSON.parse(
      readFileSync(join(base, occupationFolder, `${id}.json`), 'utf8'),
    )
    return `  ${JSON.stringify({ id, title, family, otherNames, nearNames, neighbours })},\n`
  })
  const index = `${head}import type { IndexEntry } from './occupation.ts'\n\nexport const occupationIndex: readonly IndexEntry[] = [\n${entries.join('')}]\n`
  const loaders = ids.map((id) => `  '${id}': () => import('../../../${occupationFolder}/${id}.json'),\n`)
  return [
    { path: 'src/engine/language/title-words.gen.ts', text: `${head}${renderTitleWords(base, ids)}` },
    { path: 'src/engine/library/index.gen.ts', text: index },
    {
      path: 'src/engine/library/loaders.gen.ts',
      text: `${head}\nexport const occupationLoaders = {\n${loaders.join('')}} as const\n`,
    },
  ]
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
