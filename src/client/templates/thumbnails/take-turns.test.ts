import { expect, it, vi } from 'vitest'
import { takeTurn } from './take-turns.ts'

it('starts one at a time, in order, and leaves out who went away', () => {
  vi.useFakeTimers()
  const started: string[] = []
  takeTurn(() => started.push('first'))
  const giveBack = takeTurn(() => started.push('second'))
  takeTurn(() => started.push('third'))
  expect(started).toEqual([])
  giveBack()
  vi.runAllTimers()
  expect(started).toEqual(['first', 'third'])
  takeTurn(() => started.push('fourth'))
  vi.runAllTimers()
  expect(started).toEqual(['first', 'third', 'fourth'])
  vi.useRealTimers()
})
