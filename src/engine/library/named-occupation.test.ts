import { expect, it } from 'vitest'
import { occupationIndex } from './index.gen.ts'
import { namedOccupation, openNames } from './named-occupation.ts'

const names = openNames(occupationIndex)

it.each([
  ['ICU Registered Nurse, Nights', 'registered-nurse'],
  ['Customer Care Team Lead', 'customer-service-team-leader'],
  ['Construction Laborers (Austin)', 'construction-laborer'],
  ['Senior Call Centre Agent - Evenings', 'customer-service-representative'],
  ['Physical Therapist Assistant', 'physical-therapy-assistant'],
])('knows %s by a name it has', (title, id) => {
  expect(namedOccupation(names, title)).toBe(id)
})

it.each(['', 'Chief Vibes Officer', 'Flavor alchemist, registered nurses wanted too'])(
  'guesses nothing for “%s”',
  (title) => {
    expect(namedOccupation(names, title)).toBeUndefined()
  },
)
