// Judges batches of rewritten lines with the gate: `npx tsx scripts/judge-claims.ts [--all] file…`, in the form of
// src/engine/writing/gate/fixtures. Says how many truths are refused and how many lies pass; `--all` names them.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { collectFacts } from '#engine/writing/facts.ts'
import { checkChange } from '#engine/writing/gate/check-change.ts'
import { type ClaimCase, readClaims } from '#engine/writing/gate/read-claims.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const namesAll = process.argv.includes('--all')

function judge({ resume, posting, entry, before, after }: ClaimCase) {
  const change = {
    id: 'c',
    path: `${entry}.description`,
    kind: 'replace',
    group: 'match',
    before,
    after,
    reason: '',
    facts: [],
  } as const
  return checkChange({ ...change, facts: [] }, collectFacts(resume, [], '2026-11-15'), readPosting(posting))
}

const rows = files.map((file) => {
  const row = { batch: basename(file), truths: 0, refused: 0, lies: 0, missed: 0 }
  for (const claim of readClaims(readFileSync(file, 'utf8'))) {
    const verdict = judge(claim)
    row[claim.isTrue ? 'truths' : 'lies'] += 1
    if (claim.isTrue === verdict.ok) continue
    row[claim.isTrue ? 'refused' : 'missed'] += 1
    if (!namesAll) continue
    const why = verdict.ok ? 'MISSED LIE' : `refused, ${verdict.reason}: ${verdict.detail}`
    console.log(`${why}\n  - ${claim.before}\n  ${claim.isTrue ? '+' : '!'} ${claim.after}`)
  }
  return row
})
const sum = (key: 'truths' | 'refused' | 'lies' | 'missed') => rows.reduce((total, row) => total + row[key], 0)
rows.push({ batch: 'all', truths: sum('truths'), refused: sum('refused'), lies: sum('lies'), missed: sum('missed') })
console.table(
  rows.map((row) => ({
    ...row,
    'refused %': ((100 * row.refused) / Math.max(1, row.truths)).toFixed(1),
    'missed %': ((100 * row.missed) / Math.max(1, row.lies)).toFixed(1),
  })),
)
