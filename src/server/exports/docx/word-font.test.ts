import { expect, it } from 'vitest'
import { wordFont } from './word-font.ts'

it('calls a weight that Word has no switch for by a family of its own', () => {
  expect(wordFont({ family: 'Lato', weight: 600, italic: false })).toEqual({
    name: 'Lato SemiBold',
    bold: true,
    italic: false,
    face: 'lato-600',
  })
  expect(wordFont({ family: 'Lato', weight: 300, italic: false })).toMatchObject({ name: 'Lato Light', bold: false })
})

it('takes regular and bold where a font has no other weights or readers have it themselves', () => {
  expect(wordFont({ family: 'Lato', weight: 300, italic: true })).toMatchObject({ name: 'Lato', face: 'lato-400i' })
  expect(wordFont({ family: 'Inter', weight: 300, italic: false })).toMatchObject({ name: 'Inter', face: 'inter-400' })
  expect(wordFont({ family: 'Georgia', weight: 600, italic: false })).toMatchObject({
    name: 'Georgia',
    bold: true,
    face: 'gelasio-700',
  })
})
