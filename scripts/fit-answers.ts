// Fits the weights by which `letter/read-answer.ts` takes an answer apart, and writes them: `npx tsx
// scripts/fit-answers.ts`. `--forecast` leaves one set of answers out after the other instead and says how it is read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SpanModel, tagSpans } from '#engine/language/span-tagger.ts'
import { type AnswerWord, answerFeatures, answerWords } from '#engine/writing/letter/answer-features.ts'
import { pieceKinds } from '#engine/writing/letter/piece-kinds.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { trainSpans } from './support/train-spans.ts'

const folder = join(root, 'src/engine/writing/letter/answered')

type Answered = { id: string; text: string; words: AnswerWord[]; kinds: number[]; labels: number[] }

/** `why`, then the answer with what each of its pieces is for in brackets before it; a hyphen says that it was not sent. */
function readAnswered(row: string): Answered {
  const [id = '', marked = ''] = row.split('\t')
  let text = ''
  const starts: { at: number; kind: number }[] = []
  for (const [, kind = '', piece = ''] of marked.matchAll(/\[(\w+)-?\] ([^[]*)/g)) {
    starts.push({ at: text.length, kind: (pieceKinds as readonly string[]).indexOf(kind) })
    text += piece
  }
  const words = answerWords(text)
  const of = words.map(({ start }) => starts.findLastIndex(({ at }) => at <= start))
  const kinds = of.map((piece) => starts[piece]?.kind ?? 0)
  const labels = of.map((piece, at) => 2 * (kinds[at] ?? 0) + (of[at - 1] === piece ? 2 : 1))
  return { id, text, words, kinds, labels }
}

const sets = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map(readAnswered))

function fitTo(answers: readonly Answered[]): SpanModel {
  const texts = answers.map(({ id, text, words, labels }) => ({ words: answerFeatures(text, words, id), labels }))
  return trainSpans(pieceKinds, texts, { own: 0, rarest: 2, step: 0.03 })
}

const unsent = (kind: number) => /^(?:perk|private|sour|aside)$/.test(pieceKinds[kind] ?? '')

if (process.argv.includes('--forecast')) {
  const folds = 6
  const all = sets.flat()
  const sum = {
    words: 0,
    kind: 0,
    'to be left out': 0,
    'left out': 0,
    'left out wrongly': 0,
    seams: 0,
    'seams right': 0,
    'seams found': 0,
  }
  for (let fold = 0; fold < folds; fold += 1) {
    // Both answers of one person are in the same part.
    const isOwn = (at: number) => Math.floor(at / 2) % folds === fold
    const model = fitTo(all.filter((_, at) => !isOwn(at)))
    for (const { id, text, words, kinds, labels } of all.filter((_, at) => isOwn(at))) {
      const found = tagSpans(model, answerFeatures(text, words, id))
      const read = words.map((_, at) => found.find(({ first, last }) => first <= at && at <= last))
      for (const [at, kind] of kinds.entries()) {
        const own = (pieceKinds as readonly string[]).indexOf(read[at]?.kind ?? '')
        sum.words += 1
        if (own === kind) sum.kind += 1
        if (unsent(kind)) sum['to be left out'] += 1
        if (unsent(kind) && unsent(own)) sum['left out'] += 1
        if (!unsent(kind) && unsent(own)) sum['left out wrongly'] += 1
        if (at === 0) continue
        const isSeam = (labels[at] ?? 0) % 2 === 1
        const isFound = read[at]?.first === at
        if (isSeam) sum.seams += 1
        if (isFound) sum['seams found'] += 1
        if (isSeam && isFound) sum['seams right'] += 1
      }
    }
  }
  console.table(sum)
} else
  writeFileSync(
    join(folder, '../answer-weights.gen.ts'),
    packSpans('answerWeights', 'scripts/fit-answers.ts', fitTo(sets.flat())),
  )
