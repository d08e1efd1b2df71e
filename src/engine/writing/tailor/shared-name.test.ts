import { expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { sharedName } from './shared-name.ts'

const posting = readPosting(
  'Structural Welder\nWhat you will do\n- Rig and turn pieces up to 10 tons with overhead cranes\n- Process chromatography data in Empower',
)

it.each([
  ['Operated a 5 ton overhead crane and rigged loads', 'overhead cranes'],
  ['Kept the bay clean', undefined],
  ['Assisted the chemist with chromatography data', undefined],
])('names what “%s” and the posting both speak of', (line, name) => {
  expect(sharedName(line, posting)).toBe(name)
})
