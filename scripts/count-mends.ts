// How often a line with known mistakes is set right: `npx tsx scripts/count-mends.ts a-file.txt [--show]`. A line of the file
// is `WRONG<TAB>RIGHT`, or `= LINE` where nothing may be changed. Lines are compared word by word: signs, capitals and the yes
// or no that opens an answer do not count, and `years' experience` is as good as `years of experience`.
import { readFileSync } from 'node:fs'
import { emptyResume } from '#engine/resume/resume.ts'
import { slips } from '#engine/writing/letter/mend-line.ts'
import { sayRun } from '#engine/writing/letter/own-words.ts'
import { runSteps } from '#engine/writing/run-steps.ts'
import { readResumeContext } from '#engine/writing/upgrade/line-context.ts'
import { spelling } from '../src/server/assistant/tasks/spelling.ts'

/** `nearer`: not the words of the file, and fewer of them to change than before. */
type Outcome = 'right' | 'nearer' | 'otherwise' | 'left alone' | 'kept' | 'harmed'

const whole = { ...readResumeContext(emptyResume('nobody'), spelling), isLearner: true }
const showsLines = process.argv.includes('--show')

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}'%$€£+]+/gu, ' ')
    .trim()
    .replace(/^(?:yes|no|yeah|yep|nope) /, '')
    .replace(/\byears' (?=experience\b)/g, 'years of ')
}

/** Somebody who speaks of themselves, or of the employer. */
function isAnswer(line: string): boolean {
  return /\b(?:I|i|they|we)\b|^(?:Their|Yes|No)\b/.test(line) || /^\p{Ll}/u.test(line)
}

function mend(line: string): string {
  if (isAnswer(line)) return sayRun(line, 'why')
  const context = { ...whole, place: 'line', tense: 'none', beside: {} } as const
  return runSteps(line, context, { only: slips })?.text ?? line
}

function judge(wrong: string, mended: string, right: string): Outcome {
  if (bare(mended) === bare(right)) return 'right'
  if (bare(mended) === bare(wrong)) return 'left alone'
  return distance(mended, right) < distance(wrong, right) ? 'nearer' : 'otherwise'
}

/** How many words have to be put in, taken out or changed. */
function distance(from: string, to: string): number {
  const [old, fresh] = [bare(from).split(' '), bare(to).split(' ')]
  let row = fresh.map((_, at) => at + 1)
  for (const [at, word] of old.entries()) {
    const next: number[] = []
    for (const [place, other] of fresh.entries()) {
      const diagonal = place === 0 ? at : (row[place - 1] ?? 0)
      const left = place === 0 ? at + 1 : (next[place - 1] ?? 0)
      next.push(word === other ? diagonal : 1 + Math.min(diagonal, left, row[place] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? old.length
}

for (const file of process.argv.slice(2).filter((one) => !one.startsWith('--'))) {
  const counts: Record<Outcome, number> = { right: 0, nearer: 0, otherwise: 0, 'left alone': 0, kept: 0, harmed: 0 }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [wrong = '', right] = line.startsWith('= ') ? [line.slice(2), line.slice(2)] : line.split('\t')
    if (right === undefined || wrong.trim() === '') continue
    const mended = mend(wrong.trim())
    const isLeft = bare(mended) === bare(wrong)
    const outcome = line.startsWith('= ') ? (isLeft ? 'kept' : 'harmed') : judge(wrong, mended, right)
    counts[outcome] += 1
    if (showsLines && outcome !== 'right' && outcome !== 'kept')
      console.log(`${outcome}\n  ${wrong}\n  ${mended}${outcome === 'harmed' ? '' : `\n  ${right}`}`)
  }
  console.log(file, counts)
}
