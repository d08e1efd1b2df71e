import { expect, it } from 'vitest'
import { nearnessToPraise } from './evidence-praise.ts'

it('hears praise in words that are on no list, and none in plain ones', () => {
  const praise = ['breathtaking', 'legendary', 'dazzling', 'inspiring'].map(nearnessToPraise)
  const plain = ['handled', 'patients', 'recovered', 'meeting', 'producing'].map(nearnessToPraise)
  expect(Math.min(...praise)).toBeGreaterThan(Math.max(...plain))
})
