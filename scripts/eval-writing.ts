// Every open resume against every open posting: what the writing engine invents, moves or raises, and how long it takes.
// `npm run eval:writing`, or with another folder: `npx tsx scripts/eval-writing.ts <folder>`.
import { evaluateWriting, findEvalFolder } from './support/writing-evaluation.ts'

const folder = findEvalFolder(process.argv[2])
if (!folder) {
  console.log('There is no folder with resumes and postings to evaluate (../shared/eval); nothing was measured.')
} else {
  const { rows, findings } = evaluateWriting(folder)
  console.table(rows)
  for (const finding of findings.slice(0, 60))
    console.log(`${finding.pair}: ${finding.kind} “${finding.text}” in ${finding.where}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
