import { describe, expect, it } from 'vitest'
import { placeOf, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { packSpans } from './support/pack-spans.ts'
import { trainSpans } from './support/train-spans.ts'

const featuresOf = (words: string[]) =>
  words.map((word, at) => [`w=${word}`, `-1=${words[at - 1] ?? '^'}`, `s=${/^[A-Z]/.test(word)}`].map(placeOf))

/** A name follows `at`. */
const texts = [
  ['I work at Acme Foods today', [0, 0, 0, 1, 2, 0]],
  ['we met at Harbor House and left', [0, 0, 0, 1, 2, 0, 0]],
  ['Monday is fine', [0, 0, 0]],
] as const

describe('a span tagger', () => {
  const model = trainSpans(
    ['place'],
    texts.map(([text, labels]) => ({ words: featuresOf(text.split(' ')), labels })),
    { own: 1 },
  )

  it('finds a name it has never seen by what stands around it', () => {
    const [span] = tagSpans(model, featuresOf('they ate at Corner Diner yesterday'.split(' ')))
    expect(span).toMatchObject({ kind: 'place', first: 3, last: 4 })
    expect(span?.chance).toBeGreaterThan(0.5)
  })

  it('finds none where there is none', () => {
    expect(tagSpans(model, featuresOf(['Tuesday', 'is', 'fine']))).toEqual([])
    expect(tagSpans(model, [])).toEqual([])
  })

  it('finds the likeliest where one is wanted, if it is likely enough', () => {
    const words = featuresOf(['we', 'ate', 'near', 'Diner'])
    expect(tagSpans(model, words)).toEqual([])
    expect(tagSpans(model, words, { kinds: ['place'], cost: 20 })).toMatchObject([{ kind: 'place', first: 3, last: 3 }])
    expect(tagSpans(model, words, { kinds: ['place'], cost: 0.01 })).toEqual([])
  })

  it('reads its weights back from the text they are kept in', () => {
    const source = packSpans('weights', 'a test', model)
    const packed = JSON.parse(/rows: (".*") \}/.exec(source)?.[1] ?? '""') as string
    const again = unpackModel({ kinds: 'place', scale: 0.05, rows: packed })
    for (const [place, row] of again.rows)
      for (const [label, weight] of row.entries()) expect(weight).toBeCloseTo(model.rows.get(place)?.[label] ?? 9, 0)
    expect(again.rows.size).toBeGreaterThan(0)
  })
})
