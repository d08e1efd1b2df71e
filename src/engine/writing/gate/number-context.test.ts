import { describe, expect, it } from 'vitest'
import { contextOf, likeness } from './number-context.ts'
import { readText } from './read-segments.ts'

function contextIn(text: string) {
  const read = readText(text)
  const [number] = read.numbers
  if (!number) throw new Error('There is no number.')
  return contextOf(number, read)
}

describe('what stands about a number', () => {
  it('ends at another number and at a turn', () => {
    expect(contextIn('Rota for nine staff; tills').map(({ lower }) => lower)).toEqual(['rota', 'staff'])
  })

  it.each([
    ['rota for 9 staff', 'Makes the rota for nine staff.', 0.9, 1],
    ['rota for 9 staff', 'Repaired nine bicycles.', 0, 0.5],
  ])('is like that of the same fact: %s and %s', (one, other, least, most) => {
    const own = likeness(contextIn(one), contextIn(other))
    expect(own).toBeGreaterThanOrEqual(least)
    expect(own).toBeLessThanOrEqual(most)
  })
})
