import { expect, it } from 'vitest'
import { inInk } from './template-colors.ts'

it('fills what was filled and tints what was tinted', () => {
  const filled = inInk({ primaryColor: '#0b64a0', secondaryColor: '#16324f' }, '#7a1f2b')
  expect(filled).toEqual({ primaryColor: '#7a1f2b', secondaryColor: '#7a1f2b' })
  const tinted = inInk({ primaryColor: '#0f5c63', secondaryColor: '#eaf2f3' }, '#7a1f2b')
  expect(tinted.secondaryColor).toMatch(/^#e[0-9a-f]e/)
})
