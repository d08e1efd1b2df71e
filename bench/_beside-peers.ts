import { appendFileSync } from 'node:fs'
import { median, percentile } from './_bench-resume.ts'

/** A line of the table that npm run bench ends with: our times beside a peer's, taken in turns in one run. */
export function tellBeside(what: string, peer: string, { ours, theirs }: { ours: number[]; theirs: number[] }): void {
  const file = process.env.BENCH_BESIDE
  if (!file) return
  const spread = (times: number[]) => `${percentile(times, 0.1).toFixed(1)}–${percentile(times, 0.9).toFixed(1)}`
  const line = {
    what,
    'ours, ms': median(ours).toFixed(1),
    'p10–p90': spread(ours),
    peer,
    'theirs, ms': median(theirs).toFixed(1),
    'their p10–p90': spread(theirs),
    'ours / theirs': (median(ours) / median(theirs)).toFixed(2),
  }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
