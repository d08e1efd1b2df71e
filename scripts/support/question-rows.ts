// Every question that might be asked of the rated pairs, with what is known of it: the marks of recruiters
// (`interview/asked`), the questions they missed, and what the person took for the gap (`interview/gaps`).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { heavyKeys } from '#engine/writing/interview/already-said.ts'
import { figureQuestion } from '#engine/writing/interview/question-figures.ts'
import { matchCareer } from '#engine/writing/match/match-posting.ts'
import { candidatesFor } from '#engine/writing/tailor/gap-candidates.ts'
import { readRatedCases } from './rated-rows.ts'
import { root } from './root.mjs'

const folder = join(root, 'src/engine/writing/interview')

export type QuestionRow = {
  set: string
  pair: string
  text: string
  keys: readonly string[]
  wish: string | undefined
  names: readonly string[]
  figures: readonly number[]
  product: Float32Array
  /** Of recruiters, from 0 to 2; of this question, or of one about the same thing. */
  mark: number | undefined
  /** Whether recruiters missed such a question. */
  isMissed: boolean
  /** Whether it is about what the person took for the gap; undefined where they did not say. */
  isGap: boolean | undefined
}

export function readQuestionRows(): QuestionRow[] {
  const cases = readRatedCases()
  return [...new Set(cases.map(({ set }) => set))].flatMap((set) => {
    const [asked, gaps] = [readTable('asked', set), readTable('gaps', set)]
    if (asked.length + gaps.length === 0) return []
    return cases
      .filter((one) => one.set === set)
      .flatMap(({ career, posting }, at) => {
        const isOfPair = ([place]: readonly string[]) => Number(place) === at + 1
        const judge = readMarks(asked.filter(isOfPair))
        const gap = gaps.find(isOfPair)?.[1]
        return candidatesFor(career, matchCareer(career, posting), posting).map((candidate): QuestionRow => {
          const { figures, product } = figureQuestion(candidate, career, posting)
          const { keys } = candidate
          return {
            set,
            pair: `${set} ${at + 1}`,
            text: candidate.text,
            keys,
            wish: candidate.wish,
            names: Object.keys(figures),
            figures: Object.values(figures),
            product: product.length > 0 ? product : new Float32Array(dimensions),
            ...judge(candidate.text, keys),
            isGap: gap === undefined ? undefined : isAbout(candidate.text, gap.split('; ')),
          }
        })
      })
  })
}

function readTable(kind: 'asked' | 'gaps', set: string): string[][] {
  const file = join(folder, kind, set.replace('rated', kind))
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
}

/** `?` marks a question that was missed. */
function readMarks(rows: readonly (readonly string[])[]) {
  const marked = rows.filter(([, mark]) => mark !== '?')
  const missed = rows.filter(([, mark]) => mark === '?').map(([, , text = '']) => new Set(heavyKeys(text)))
  const join = (keys: readonly string[]) => keys.toSorted().join(' ')
  return (text: string, keys: readonly string[]): Pick<QuestionRow, 'mark' | 'isMissed'> => {
    const own = marked.find(([, , other]) => other === text)
    const like = keys.length > 0 ? marked.find(([, , other = '']) => join(heavyKeys(other)) === join(keys)) : undefined
    const mark = (own ?? like)?.[1]
    return {
      mark: mark === undefined ? undefined : Number(mark),
      isMissed: missed.some((other) => keys.filter((key) => other.has(key)).length * 2 > keys.length),
    }
  }
}

/** By the beginnings of words: `supervis`, `P&L`; capitals count where there is nothing else. */
function isAbout(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const escaped = name.replace(/[.*+?^$()|[\]{}\\/]/g, '\\$&')
    const end = name.length < 4 ? 's?(?![\\p{L}\\d])' : ''
    return new RegExp(`(?<![\\p{L}\\d])${escaped}${end}`, /^[A-Z]{1,5}$|^Go$/.test(name) ? 'u' : 'iu').test(text)
  })
}
