import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ClaimCase, groundOf, readClaims } from '../../../../tests/support/read-claims.ts'
import type { GateKind, Opinion } from './ground.ts'
import { judgeText } from './judge.ts'

const folder = new URL('held-out/', import.meta.url)
const kinds: Record<string, GateKind> = { lines: 'line', letters: 'letter', summaries: 'summary' }

type Recorded = { batch: string; sentence: string; opinions: Opinion[] }

function readOpinions(): Recorded[] {
  const recorded: Recorded[] = []
  for (const row of readFileSync(new URL('opinions.md', folder), 'utf8').split('\n')) {
    const [, batch = '', sentence = ''] = /^= (\S+) \| (.*)$/.exec(row) ?? []
    if (batch !== '') recorded.push({ batch, sentence, opinions: [] })
    const [word = '', source = ''] = row.startsWith('#') ? [] : row.split(' < ')
    if (source !== '') recorded.at(-1)?.opinions.push({ word, source })
  }
  return recorded
}

function passes(claim: ClaimCase, kind: GateKind, opinions: readonly Opinion[]): boolean {
  return judgeText(claim.after, { ...groundOf(claim, kind), opinions }).every(
    ({ refusal, open }) => !refusal && open.length === 0,
  )
}

describe('second opinions', () => {
  it('spare most questions about truths and let no lie pass', () => {
    const counts = { truths: 0, truthsPassed: 0, lies: 0, liesPassed: 0 }
    const claims = new Map<string, ClaimCase[]>()
    for (const { batch, sentence, opinions } of readOpinions()) {
      const known = claims.get(batch) ?? readClaims(readFileSync(new URL(`${batch}.txt`, folder), 'utf8'))
      claims.set(batch, known)
      const claim = known.find(({ after }) => after === sentence)
      if (!claim) throw new Error(`No such sentence in ${batch}: ${sentence}`)
      const isPassed = passes(claim, kinds[batch.split('-')[0] ?? ''] ?? 'line', opinions)
      counts[claim.isTrue ? 'truths' : 'lies'] += 1
      if (isPassed) counts[claim.isTrue ? 'truthsPassed' : 'liesPassed'] += 1
    }
    expect(counts).toEqual({ truths: 206, truthsPassed: 188, lies: 132, liesPassed: 0 })
  })
})
