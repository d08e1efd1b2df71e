// Judges batches of rewritten lines with the gate: `npx tsx scripts/judge-claims.ts [--all] [--kinds] [--letter | --summary] file…`, in
// the form of src/engine/writing/gate/fixtures. Says how many truths are refused, how many lies pass, and about how many of each the
// person is asked; `--all` names them, `--kinds` counts the lies by what the line `% kind` above says of them, `--letter` and
// `--summary` take them for sentences of a letter and for summaries.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { judgeClaim, readClaims } from '../tests/support/read-claims.ts'
import { liesIn } from './support/gate-rows.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const namesAll = process.argv.includes('--all')
const asked = process.argv.includes('--letter') ? 'letter' : 'line'
const kind = process.argv.includes('--summary') ? 'summary' : asked

type Fates = { lies: number; passed: number; asked: number; refused: number }
const kinds = new Map<string, Fates>()
const hard = /^(?:number|name|title|credential|date|praise)/

function countLie(lie: string, fate: 'passed' | 'asked' | 'refused'): void {
  for (const name of [lie, ...(hard.test(lie) ? ['all hard kinds'] : [])]) {
    const fates = kinds.get(name) ?? { lies: 0, passed: 0, asked: 0, refused: 0 }
    kinds.set(name, { ...fates, lies: fates.lies + 1, [fate]: fates[fate] + 1 })
  }
}

const rows = files.map((file) => {
  const row = { batch: basename(file), truths: 0, refused: 0, asked: 0, lies: 0, missed: 0, 'lies asked': 0 }
  const text = readFileSync(file, 'utf8')
  const lies = liesIn(text)
  for (const [at, claim] of readClaims(text).entries()) {
    const { refusal, open } = judgeClaim(claim, kind)
    if (!claim.isTrue) countLie(lies[at] ?? '', refusal ? 'refused' : open.length > 0 ? 'asked' : 'passed')
    row[claim.isTrue ? 'truths' : 'lies'] += 1
    if (open.length > 0) row[claim.isTrue ? 'asked' : 'lies asked'] += 1
    else if (claim.isTrue === !refusal) continue
    else row[claim.isTrue ? 'refused' : 'missed'] += 1
    if (!namesAll) continue
    const words = open.map(({ text }) => text).join(', ')
    const passed = open.length > 0 ? `asked ${claim.isTrue ? '' : 'LIE '}about ${words}` : 'MISSED LIE'
    const why = refusal ? `refused, ${refusal.code}: ${refusal.text}` : passed
    console.log(`${why}\n  - ${claim.before}\n  ${claim.isTrue ? '+' : '!'} ${claim.after}`)
  }
  return row
})
const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)
const total = { batch: 'all', truths: 0, refused: 0, asked: 0, lies: 0, missed: 0, 'lies asked': 0 }
for (const row of rows)
  for (const key of ['truths', 'refused', 'asked', 'lies', 'missed', 'lies asked'] as const) total[key] += row[key]
console.table(
  [...rows, total].map((row) => ({
    ...row,
    'refused %': percent(row.refused, row.truths),
    'asked %': percent(row.asked, row.truths),
    'missed %': percent(row.missed, row.lies),
    'lies asked %': percent(row['lies asked'], row.lies),
  })),
)
if (process.argv.includes('--kinds'))
  console.table(
    [...kinds].sort().map(([lie, fates]) => ({ lie, ...fates, 'refused %': percent(fates.refused, fates.lies) })),
  )
