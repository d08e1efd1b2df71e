import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { judgeClaim, readClaims } from '../../../../tests/support/read-claims.ts'
import type { GateKind } from './ground.ts'

const folder = new URL('.', import.meta.url)

/** Each how-many-th sentence is judged: all of them are counted by scripts/judge-claims.ts. */
const EACH = 5

type Counts = { truthsRefused: number; truthsAsked: number; liesPassed: number; liesAsked: number }

function count(files: readonly string[], kind: GateKind): Counts {
  const counts: Counts = { truthsRefused: 0, truthsAsked: 0, liesPassed: 0, liesAsked: 0 }
  for (const file of files)
    for (const [at, claim] of readClaims(readFileSync(new URL(file, folder), 'utf8')).entries()) {
      if (at % EACH !== 0) continue
      const { refusal, open } = judgeClaim(claim, kind)
      if (refusal) counts.truthsRefused += claim.isTrue ? 1 : 0
      else if (open.length > 0) counts[claim.isTrue ? 'truthsAsked' : 'liesAsked'] += 1
      else counts.liesPassed += claim.isTrue ? 0 : 1
    }
  return counts
}

function filesIn(path: string, pattern: RegExp): string[] {
  return readdirSync(new URL(path, folder))
    .filter((name) => pattern.test(name))
    .map((name) => `${path}/${name}`)
}

/** Today's figures. A change may lower them; raise one only with its reason in docs/gate.md. */
const batches: readonly [string, readonly string[], GateKind, Counts][] = [
  [
    'held-out lines',
    filesIn('held-out', /^lines-[a-z]\.txt$/),
    'line',
    { truthsRefused: 12, truthsAsked: 168, liesPassed: 0, liesAsked: 94 },
  ],
  [
    'held-out letters',
    filesIn('held-out', /^letters-[a-z]\.txt$/),
    'letter',
    { truthsRefused: 2, truthsAsked: 123, liesPassed: 0, liesAsked: 58 },
  ],
  [
    'held-out summaries',
    filesIn('held-out', /^summaries-[a-z]\.txt$/),
    'summary',
    { truthsRefused: 7, truthsAsked: 77, liesPassed: 0, liesAsked: 43 },
  ],
  [
    'aimed lines',
    ['held-out/attacks-lines.txt'],
    'line',
    { truthsRefused: 0, truthsAsked: 0, liesPassed: 0, liesAsked: 13 },
  ],
  [
    'aimed letters',
    ['held-out/attacks-letters.txt'],
    'letter',
    { truthsRefused: 0, truthsAsked: 1, liesPassed: 1, liesAsked: 6 },
  ],
  [
    'aimed summaries',
    ['held-out/attacks-summaries.txt'],
    'summary',
    { truthsRefused: 0, truthsAsked: 0, liesPassed: 0, liesAsked: 2 },
  ],
  ['lines', filesIn('fixtures', /\.txt$/), 'line', { truthsRefused: 0, truthsAsked: 22, liesPassed: 0, liesAsked: 21 }],
  [
    'letters',
    filesIn('fixtures/letters', /\.txt$/),
    'letter',
    { truthsRefused: 0, truthsAsked: 69, liesPassed: 0, liesAsked: 3 },
  ],
  [
    'summaries',
    filesIn('fixtures/summaries', /\.txt$/),
    'summary',
    { truthsRefused: 2, truthsAsked: 55, liesPassed: 0, liesAsked: 4 },
  ],
]

/** Judging takes a minute of a core: the strangers' batches and the attacks here, our own fixtures too in the full run. */
const judged = batches.filter(([name]) => process.env.TEST_FULL || /^(?:held-out|aimed)/.test(name))

describe('the committed batches', () => {
  it.each(judged)(
    'are judged no worse than before: %s',
    (_, files, kind, most) => {
      const counts = count(files, kind)
      expect(counts.truthsRefused).toBeLessThanOrEqual(most.truthsRefused)
      expect(counts.truthsAsked).toBeLessThanOrEqual(most.truthsAsked)
      expect(counts.liesPassed).toBeLessThanOrEqual(most.liesPassed)
      expect(counts.liesAsked).toBeLessThanOrEqual(most.liesAsked)
    },
    120_000,
  )
})
