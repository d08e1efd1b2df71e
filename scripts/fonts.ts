// Writes what the product needs to know and to serve of every face: tsx scripts/fonts.ts [--check] [face …]
// Metric files and web parts are committed; making them takes minutes and needs doing only when a font changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { allFaces, type FaceName, fontSlugs } from '#engine/style/fonts.ts'
import { fontFile } from '#server/exports/fonts/font-files.ts'
import { partsOf } from './fonts-coverage.ts'
import { buildMetrics } from './fonts-metrics.ts'
import { writeWebParts } from './fonts-web.ts'

const folder = 'assets/fonts'
const stampFile = join(folder, 'stamp.json')
const rangesFile = 'src/client/preview/fonts/part-ranges.gen.ts'

// What the files are made by; a change here makes all of them old.
const makers = ['coverage', 'joining', 'kerning', 'metrics', 'web'].map((name) => `scripts/fonts-${name}.ts`)

const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex').slice(0, 16)

const withoutWords = (source: string) => source.replace(/\/\*\*[\s\S]*?\*\/|^ *\/\/.*$|\s+/gm, '')

const makersHash = hash(makers.map((file) => withoutWords(readFileSync(file, 'utf8'))).join())

const stampOf = (face: FaceName) => `${hash(fontFile(face))}-${makersHash}`

function readStamp(): Record<string, string> {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
}

function findOldFaces(): FaceName[] {
  const stamp = readStamp()
  return allFaces.filter((face) => stamp[face] !== stampOf(face))
}

async function writeFace(face: FaceName): Promise<void> {
  const font = create(fontFile(face))
  for (const file of readdirSync(join(folder, 'web'))) {
    if (file.startsWith(`${face}.`)) rmSync(join(folder, 'web', file))
  }
  writeFileSync(join(folder, 'metrics', `${face}.json`), `${JSON.stringify(buildMetrics(face, font))}\n`)
  await writeWebParts(face, font, join(folder, 'web'))
  const stamp = { ...readStamp(), [face]: stampOf(face) }
  const sorted = Object.fromEntries(Object.entries(stamp).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(stampFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The letters of each part in the words of CSS, for the browser to load it only where it is needed. */
function unicodeRanges(): string {
  const rows = fontSlugs.flatMap((slug) =>
    partsOf(slug).map(({ name, ranges }): [string, string] => {
      const css = ranges.map(
        ([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`,
      )
      return [`${slug}.${name}`, css.join(',')]
    }),
  )
  return `// Made by scripts/fonts.ts.\nexport const partRanges: Record<string, string> = ${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const wanted = names.length > 0 ? allFaces.filter((face) => names.includes(face)) : findOldFaces()

if (process.argv.includes('--check')) {
  const isRangesOld = !existsSync(rangesFile) || readFileSync(rangesFile, 'utf8') !== unicodeRanges()
  if (wanted.length === 0 && !isRangesOld) process.exit(0)
  console.error(
    `Old font files, run tsx scripts/fonts.ts: ${[...wanted, ...(isRangesOld ? ['ranges'] : [])].join(', ')}`,
  )
  process.exit(1)
}

for (const name of ['metrics', 'web']) mkdirSync(join(folder, name), { recursive: true })
writeFileSync(rangesFile, unicodeRanges())
for (const face of wanted) {
  await writeFace(face)
  console.log(face)
}
