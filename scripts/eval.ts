// npm run eval: how well the reader reads the open evaluation set, by field and by layout, and where it falls short.
import { hasEvaluationSet, measureReading } from './support/measure-reading.ts'
import { compositeBar, documentBar, fieldBars, layoutBars } from './support/reading-bars.ts'

if (!hasEvaluationSet) {
  console.log('There is no evaluation set here (../shared/eval): nothing to measure.')
  process.exit(0)
}

const { scores, layouts, times, lostWords } = await measureReading()
const short: string[] = []

function row(name: string, value: number, bar: number | undefined): void {
  const isShort = bar !== undefined && value < bar
  if (isShort) short.push(`${name} ${value.toFixed(1)} of ${bar}`)
  const aim = bar === undefined ? '      ' : `${bar.toFixed(1).padStart(6)}`
  console.log(`${name.padEnd(22)}${value.toFixed(1).padStart(6)} ${aim}${isShort ? '  short' : ''}`)
}

console.log(`${'field'.padEnd(22)}    F1    bar`)
for (const [field, { F }] of Object.entries(scores.fields)) if (F !== null) row(field, 100 * F, fieldBars[field])
console.log(`\n${'layout'.padEnd(22)}  comp    bar`)
for (const [layout, composite] of Object.entries(layouts)) row(layout, composite, layoutBars[layout])
const perDocument = scores.perDoc.flatMap(({ composite }) => (composite === null ? [] : [composite]))
const mean = perDocument.reduce((sum, composite) => sum + composite, 0) / Math.max(1, perDocument.length)
console.log('')
row('COMPOSITE', 100 * scores.composite, compositeBar)
row('mean per document', 100 * mean, documentBar)
if (lostWords > 0) short.push(`${lostWords} words unaccounted for`)
console.log(`\nwords unaccounted for: ${lostWords}`)
const worst = scores.perDoc.toSorted((a, b) => (a.composite ?? 1) - (b.composite ?? 1)).slice(0, 6)
console.log(`lowest: ${worst.map(({ id, composite }) => `${id} ${(100 * (composite ?? 0)).toFixed(0)}`).join(', ')}`)
const sorted = times.toSorted((a, b) => a - b)
const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
console.log(`engine: median ${at(0.5)} ms, p95 ${at(0.95)} ms a document`)
console.log(short.length === 0 ? 'Every bar is met.' : `Falls short: ${short.join('; ')}.`)
