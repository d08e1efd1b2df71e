// Judges batches of rewritten lines with the gate: `npx tsx scripts/judge-claims.ts [--all] [--letter | --summary] file…`, in the form of
// src/engine/writing/gate/fixtures. Says how many truths are refused, how many lies pass, and about how many of each the
// person is asked; `--all` names them, `--letter` and `--summary` take them for sentences of a letter and for summaries.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { judgeClaim, judgeSentence, judgeSummary, readClaims } from '#engine/writing/gate/read-claims.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const namesAll = process.argv.includes('--all')
const isSummary = process.argv.includes('--summary')
const judgeWhole = isSummary ? judgeSummary : judgeClaim
const judge = process.argv.includes('--letter') ? judgeSentence : judgeWhole

const rows = files.map((file) => {
  const row = { batch: basename(file), truths: 0, refused: 0, asked: 0, lies: 0, missed: 0, 'lies asked': 0 }
  for (const claim of readClaims(readFileSync(file, 'utf8'))) {
    const verdict = judge(claim)
    row[claim.isTrue ? 'truths' : 'lies'] += 1
    const unsure = verdict.ok ? (verdict.unsure ?? []) : []
    if (unsure.length > 0) row[claim.isTrue ? 'asked' : 'lies asked'] += 1
    else if (claim.isTrue === verdict.ok) continue
    else row[claim.isTrue ? 'refused' : 'missed'] += 1
    if (!namesAll) continue
    const passed = unsure.length > 0 ? `asked ${claim.isTrue ? '' : 'LIE '}about ${unsure.join(', ')}` : 'MISSED LIE'
    const why = verdict.ok ? passed : `refused, ${verdict.reason}: ${verdict.detail}`
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
    'missed %': percent(row.missed, row.lies),
  })),
)
