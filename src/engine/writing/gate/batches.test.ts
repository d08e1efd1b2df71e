import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ClaimCase, judgeClaim, readClaims } from '../../../../tests/support/read-claims.ts'
import type { GateKind } from './ground.ts'

const folder = new URL('.', import.meta.url)

const isFull = process.env.TEST_FULL === '1'

type Sample = (claims: readonly ClaimCase[]) => readonly ClaimCase[]
/** scripts/judge-claims.ts counts them all. */
const eachFifth: Sample = (claims) => claims.filter((_, at) => at % 5 === 0)
/** Of a fifth of the people each third sentence: reading a person takes longer than judging what is said of them. */
const eachFifthPerson: Sample = (claims) => {
  const people = [...new Set(claims.map(({ resume }) => resume))].filter((_, at) => at % 5 === 0)
  return people.flatMap((one) => claims.filter(({ resume }) => resume === one).filter((_, at) => at % 3 === 0))
}

type Counts = { truthsRefused: number; truthsAsked: number; liesPassed: number; liesAsked: number }

function count(files: readonly string[], kind: GateKind, sample: Sample): Counts {
  const counts: Counts = { truthsRefused: 0, truthsAsked: 0, liesPassed: 0, liesAsked: 0 }
  for (const file of files)
    for (const claim of sample(readClaims(readFileSync(new URL(file, folder), 'utf8')))) {
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

type Batch = readonly [name: string, files: readonly string[], kind: GateKind, most: Counts]
const strangers = (kind: string) => filesIn('held-out', new RegExp(`^${kind}-[a-z]\\.txt$`))

// Today's figures. A change may lower them; raise one only with its reason in docs/gate.md.

/** What strangers wrote, in a quarter of the time. */
const quick: readonly Batch[] = [
  ['held-out lines', strangers('lines'), 'line', { truthsRefused: 6, truthsAsked: 67, liesPassed: 0, liesAsked: 27 }],
  [
    'held-out letters',
    strangers('letters'),
    'letter',
    { truthsRefused: 0, truthsAsked: 48, liesPassed: 0, liesAsked: 17 },
  ],
  [
    'held-out summaries',
    strangers('summaries'),
    'summary',
    { truthsRefused: 1, truthsAsked: 40, liesPassed: 0, liesAsked: 8 },
  ],
]

const aimed: readonly Batch[] = [
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
]

const full: readonly Batch[] = [
  ['held-out lines', strangers('lines'), 'line', { truthsRefused: 12, truthsAsked: 168, liesPassed: 0, liesAsked: 94 }],
  [
    'held-out letters',
    strangers('letters'),
    'letter',
    { truthsRefused: 2, truthsAsked: 123, liesPassed: 0, liesAsked: 58 },
  ],
  [
    'held-out summaries',
    strangers('summaries'),
    'summary',
    { truthsRefused: 7, truthsAsked: 77, liesPassed: 0, liesAsked: 43 },
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

const judged = [
  ...(isFull ? full : quick).map((batch) => [...batch, isFull ? eachFifth : eachFifthPerson] as const),
  ...aimed.map((batch) => [...batch, eachFifth] as const),
]

describe('the committed batches', () => {
  it.each(judged)('are judged no worse than before: %s', (_, files, kind, most, sample) => {
    const counts = count(files, kind, sample)
    expect(counts.truthsRefused).toBeLessThanOrEqual(most.truthsRefused)
    expect(counts.truthsAsked).toBeLessThanOrEqual(most.truthsAsked)
    expect(counts.liesPassed).toBeLessThanOrEqual(most.liesPassed)
    expect(counts.liesAsked).toBeLessThanOrEqual(most.liesAsked)
  })
})
