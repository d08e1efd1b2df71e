import { expect, it, vi } from 'vitest'
import { type Token, tokenize } from '../words/tokens.ts'
import { rememberByText } from './remember.ts'

it('reads the words of a line once, and anew where the line was parsed anew', () => {
  const read = vi.fn(({ tokens }: { tokens: readonly Token[] }) => tokens[0])
  const remembered = rememberByText(read)
  const tokens = tokenize('Moved parcels')
  expect(remembered({ tokens })).toBe(tokens[0])
  expect(remembered({ tokens })).toBe(tokens[0])
  expect(read).toHaveBeenCalledTimes(1)
  const anew = tokenize('Moved parcels')
  expect(remembered({ tokens: anew })).toBe(anew[0])
})
