import { expect, it } from 'vitest'
import { dotsOf } from './color-dots.tsx'

const namesFor = (primaryColor: string) => dotsOf({ primaryColor, secondaryColor: '#ffffff' }).map(({ name }) => name)

it('offers no second teal beside a teal template, nor bronze beside a golden one', () => {
  expect(namesFor('#0e6e77')).toEqual(['Original', 'Navy', 'Bronze', 'Burgundy', 'Violet'])
  expect(namesFor('#c9a227')).toEqual(['Original', 'Navy', 'Teal', 'Burgundy', 'Violet'])
  expect(namesFor('#222222')).toEqual(['Original', 'Navy', 'Teal', 'Bronze', 'Burgundy'])
})
