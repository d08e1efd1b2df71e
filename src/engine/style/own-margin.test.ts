import { expect, it } from 'vitest'
import { ownMargin } from './own-margin.ts'

it('is what the design says, and else what its density asks for', () => {
  expect(ownMargin({ density: 'compact', margin: 40 })).toBe(40)
  expect(ownMargin({ density: 'compact' })).toBeLessThan(ownMargin({ density: 'airy' }))
})
