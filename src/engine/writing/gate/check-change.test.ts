import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../proposal.ts'
import { judgeClaim, judgeSentence, judgeSummary, readClaims } from './read-claims.ts'

const folder = join(import.meta.dirname, 'fixtures')
const read = (from: string) =>
  readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readClaims(readFileSync(join(from, name), 'utf8')))
const cases = read(folder)
const lies = cases.filter(({ isTrue }) => !isTrue)
const truths = cases.filter(({ isTrue }) => isTrue)

describe('the gate', () => {
  it('has at least 300 lies and 300 truths to judge', () => {
    expect(lies.length).toBeGreaterThanOrEqual(300)
    expect(truths.length).toBeGreaterThanOrEqual(300)
  })

  it('catches every planted lie', () => {
    const passed = lies
      .filter((lie) => judgeClaim(lie).ok)
      .map(({ person, before, after }) => `${person}: ${before} => ${after}`)
    expect(passed).toEqual([])
  })

  it('lets truthful paraphrases through, all but 2 %', () => {
    const refused = truths.flatMap((truth) => {
      const verdict = judgeClaim(truth)
      return verdict.ok ? [] : [`${truth.before} => ${truth.after}: ${verdict.reason}, ${verdict.detail}`]
    })
    expect(refused.length / truths.length, refused.join('\n')).toBeLessThan(0.02)
  })
})

/** What was reached on batches by people who had never seen the gate; it may only get better. */
const batches = [
  { name: 'lines', folder: 'strangers', judge: judgeClaim, floors: { passed: 3, asked: 5, refused: 59 } },
  {
    name: 'sentences of letters',
    folder: 'letters',
    judge: judgeSentence,
    floors: { passed: 3, asked: 0, refused: 13 },
  },
  { name: 'summaries', folder: 'summaries', judge: judgeSummary, floors: { passed: 2, asked: 0, refused: 13 } },
]

describe.each(batches)('the gate before $name of strangers', ({ folder: name, judge, floors }) => {
  const strange = read(join(folder, name)).map((claim) => ({ claim, verdict: judge(claim) }))
  const isAsked = (verdict: Verdict) => verdict.ok && verdict.unsure !== undefined

  it('lets hardly a lie pass', () => {
    const told = strange.filter(({ claim }) => !claim.isTrue)
    const passed = told.filter(({ verdict }) => verdict.ok && !isAsked(verdict))
    const words = passed.map(({ claim }) => `${claim.before} => ${claim.after}`)
    expect(words.length, words.join('\n')).toBeLessThanOrEqual(floors.passed)
    expect(told.filter(({ verdict }) => isAsked(verdict)).length).toBeLessThanOrEqual(floors.asked)
  })

  it('refuses few truths', () => {
    const refused = strange.flatMap(({ claim, verdict }) =>
      verdict.ok || !claim.isTrue ? [] : [`${claim.before} => ${claim.after}: ${verdict.reason}, ${verdict.detail}`],
    )
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(floors.refused)
  })
})
