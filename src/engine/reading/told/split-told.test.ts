import { expect, it } from 'vitest'
import { splitTold } from './split-told.ts'

it('F3: begins a sentence at a sign or a word that stands for one', () => {
  expect(splitTold('qualified plumber nvq3. @ Dales Heating 2017 - now. b4 that app plumber @ Hebble & Son')).toEqual([
    'qualified plumber nvq3.',
    '@ Dales Heating 2017 - now.',
    'b4 that app plumber @ Hebble & Son',
  ])
})
