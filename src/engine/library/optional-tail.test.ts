import { expect, it } from 'vitest'
import { fillPieces, findFault, parsePieces } from './blanks.ts'
import { loadLibrary } from './load-occupation.ts'
import { withOptionalTail } from './optional-tail.ts'

it('lets the last part of a summary be left out', () => {
  const text = withOptionalTail('Farm worker with {how many} seasons in {which crops}, driving {which machines}.')
  expect(fillPieces(parsePieces(text), ['4', 'apples'])).toBe('Farm worker with 4 seasons in apples.')
  expect(fillPieces(parsePieces(text), ['4', 'apples', 'tractors'])).toBe(
    'Farm worker with 4 seasons in apples, driving tractors.',
  )
})

it('cuts no list in two', () => {
  for (const text of [
    'Landscape crew member with {how many} seasons of mowing, planting and cleanup on {which kinds of} properties.',
    'Tiler with {how many} years of bathrooms, kitchens and floors in {which buildings}.',
  ])
    expect(withOptionalTail(text)).toBe(text)
})

it('leaves every summary of the library well-formed', async () => {
  const summaries = (await loadLibrary()).flatMap((occupation) => occupation.summaries.map(withOptionalTail))
  expect(summaries.filter((summary) => findFault(summary) !== undefined)).toEqual([])
  expect(summaries.filter((summary) => summary.includes('[')).length).toBeGreaterThan(summaries.length / 3)
})
