import { expect, it } from 'vitest'
import { dropIndex } from './drop-index.ts'

const rows = [
  { top: 0, height: 40 },
  { top: 50, height: 100 },
  { top: 160, height: 40 },
]

it('passes a neighbour once the middles have crossed', () => {
  expect(dropIndex(rows, 0, 0)).toBe(0)
  expect(dropIndex(rows, 0, 79)).toBe(0)
  expect(dropIndex(rows, 0, 81)).toBe(1)
  expect(dropIndex(rows, 0, 500)).toBe(2)
  expect(dropIndex(rows, 2, -81)).toBe(1)
  expect(dropIndex(rows, 2, -500)).toBe(0)
})
