// Judges batches of rewritten lines with the gate: `npx tsx scripts/judge-claims.ts [--all] [--letter | --summary] file…`, in the form of
// src/engine/writing/gate/fixtures. Says how many truths are refused, how many lies pass, and about how many of each the
// person is asked; `--all` names them, `--letter` and `--summary` take them for sentences of a letter and for summaries.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { judgeClaim, readClaims } from '#engine/writing/gate/read-claims.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const namesAll = process.argv.includes('--all')
const asked = process.argv.includes('--letter') ? 'letter' : 'line'
const kind = process.argv.includes('--summary') ? 'summary' : asked

const rows = files.map((file) => {
  const row = { batch: basename(file), truths: 0, refused: 0, asked: 0, lies: 0, missed: 0, 'lies asked': 0 }
  for (const claim of readClaims(readFileSync(file, 'utf8'))) {
    const { refusal, open } = judgeClaim(claim, kind)
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
