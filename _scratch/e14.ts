import { readFileSync } from 'node:fs'
import { runSteps, grammarSteps, stepOrder } from '#engine/writing/run-steps.ts'
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)
for (const line of lines) {
  for (const place of ['line','summary'] as const) {
  const r = runSteps(line, { place, tense: 'none', knownWords: new Set(), names: new Map(), beside: {} }, { only: grammarSteps })
  if (r) { console.log(`- ${line}\n+ ${r.text}   [${r.steps}] ${place==='line'?'':'S'} safe=${r.isSafe}`); break }
  }
}
