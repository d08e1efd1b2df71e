import { describe, expect, it } from 'vitest'
import { findUncarried } from '../../../../tests/support/carried.ts'
import type { LineContext, Step } from './_step.ts'
import type { Examples } from './fixtures/_examples.ts'
import { openingExamples } from './fixtures/opening.ts'
import { spellingExamples } from './fixtures/spelling.ts'
import { wordingExamples } from './fixtures/wording.ts'
import { steps } from './registry.gen.ts'

const plain: LineContext = { place: 'line', tense: 'none', knownWords: new Set(), names: new Map(), beside: {} }

const examples: Record<keyof typeof steps, Examples> = { ...openingExamples, ...spellingExamples, ...wordingExamples }
const told = new Map(Object.entries(examples))

describe.each(Object.entries<Step>(steps))('%s', (name, step) => {
  const { mends: changed = [], leaves = [] } = told.get(name) ?? {}
  const mends = changed.map(([before, after, context]) => ({ before, after, context }))

  it.each(mends)('mends “$before”', ({ before, after, context }) => {
    const mended = step.apply(before, { ...plain, ...context })
    expect(mended?.text).toBe(after)
    expect(mended?.reason).toMatch(/^\p{Lu}[^.!?]*\.$/u)
    if (step.places.includes('phone')) return expect(after.replace(/\D/g, '')).toBe(before)
    expect(findUncarried(after, { sources: [before], allowed: step.adds(before) })).toEqual(
      carriedBySpelling(name, after),
    )
  })

  it.each(mends)('has nothing more to mend in its own “$after”', ({ before, context }) => {
    const mended = step.apply(before, { ...plain, ...context })
    const again = mended?.text.split('\n').map((line) => step.apply(line, { ...plain, ...context })?.text ?? line)
    expect(again?.join('\n').replaceAll('- ', '')).toBe(mended?.text.replaceAll('- ', ''))
  })

  it.each(leaves.map((example) => (typeof example === 'string' ? ([example, {}] as const) : example)))(
    'leaves “%s” alone',
    (line, context) => {
      const place = step.places[0] ?? 'line'
      expect(step.apply(line, { ...plain, place, ...context })).toBeUndefined()
    },
  )
})

/** A typo's neighbour is another word by design; it is shown, never applied unseen. */
function carriedBySpelling(name: string, after: string): string[] {
  return name === 'mend-typo' && /^Planned/.test(after) ? ['Planned'] : []
}
