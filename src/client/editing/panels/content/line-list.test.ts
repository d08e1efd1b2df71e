import { expect, it } from 'vitest'
import { countLines } from '#engine/edit/lines.ts'
import { listLines } from './line-list.tsx'

it('lists as many lines as the engine moves, each with its own words', () => {
  const text = 'A paragraph\n\n- first\n  goes on\n-\n* second\n'
  const lines = listLines(text)
  expect(lines).toEqual(['A paragraph', 'first goes on', 'Empty line', 'second'])
  expect(lines).toHaveLength(countLines(text))
})
