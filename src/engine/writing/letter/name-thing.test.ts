import { describe, expect, it } from 'vitest'
import { nameThing } from './name-thing.ts'

const told = (line: string) => nameThing(line, { isCurrent: true })

describe('a line that names things', () => {
  it.each([
    [
      'Only nurse in the building on nights for 54 residents',
      'am the only nurse in the building on nights for 54 residents',
    ],
    ['Member of the hiring panel', 'am a member of the hiring panel'],
    ['Part of the inspection team 2023', 'was part of the inspection team in 2023'],
  ])('says what the person is: %s', (line, said) => {
    expect(told(line)).toMatchObject({ kind: 'act', text: said })
  })

  it.each([
    [
      'Recipe costing for 160 dishes, updated weekly with supplier prices',
      'recipe costing for 160 dishes, updated weekly with supplier prices',
    ],
    ['Heat load calculations for schools and two hospitals', 'heat load calculations for schools and two hospitals'],
    ['Stick and MIG welding of structural pieces', 'stick and MIG welding of structural pieces'],
  ])('is part of the work: %s', (line, said) => {
    expect(told(line)).toEqual({ kind: 'thing', text: said })
  })

  it('is a figure that goes with the work', () => {
    expect(told('Quality score average 96% for 2025, team average 89%')).toEqual({
      kind: 'figure',
      text: 'a quality score average of 96% for 2025',
    })
  })

  it('is a sentence where it has a verb of its own, or says from what to what', () => {
    expect(told('Preventive maintenance was completed 98% on time in 2018')?.kind).toBe('sentence')
    expect(told('Complaints from 310 to 40 parts per million')).toEqual({
      kind: 'sentence',
      text: 'Complaints went from 310 to 40 parts per million',
    })
  })

  it.each(['Order mops, bags and paper', 'Always on time for the opening shift', 'Skating', 'Petty cash'])(
    'is left out where it may be something else: %s',
    (line) => {
      expect(told(line)).toBeUndefined()
    },
  )
})
