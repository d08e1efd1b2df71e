import { expect, it } from 'vitest'
import { editAddress, readColors } from './edit-address.ts'

it('carries the colours to the editor and back', () => {
  expect(editAddress(4)).toBe('/edit-template?id=4')
  const colors = { primaryColor: '#7a1f2b', secondaryColor: '#f1e4e6' }
  const address = new URL(editAddress(4, colors), 'http://here')
  expect(address.searchParams.get('id')).toBe('4')
  expect(readColors(address.searchParams)).toEqual(colors)
})

it('takes nothing that is no pair of colours', () => {
  for (const query of ['', 'colors=', 'colors=red-blue', 'colors=7a1f2b', 'colors=7a1f2b-f1e4e6;x']) {
    expect(readColors(new URLSearchParams(query))).toBeUndefined()
  }
})
