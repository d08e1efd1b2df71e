import { expect, it } from 'vitest'
import { findMissingParts } from './line-tells.ts'

it.each([
  ['Stocked shelves', ['howMuch', 'withWhat', 'result']],
  ['Stocked 400 cases a night', ['withWhat', 'result']],
  ['Stocked 400 cases a night using a pallet jack', ['result']],
  ['Stocked 400 cases a night using a pallet jack, cutting overtime', []],
  ['Charted in Epic', ['howMuch', 'result']],
  ['Raised sales by 12%', ['withWhat']],
])('asks of “%s” only for what it does not tell', (line, missing) => {
  expect(findMissingParts(line)).toEqual(missing)
})
