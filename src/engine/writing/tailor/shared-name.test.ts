import { expect, it } from 'vitest'
import { sharedName } from './shared-name.ts'

const quotes = ['Rig and turn pieces up to 10 tons with overhead cranes', 'Process chromatography data in Empower']

it.each([
  ['Operated a 5 ton overhead crane and rigged loads', 'overhead crane'],
  ['Kept the bay clean', undefined],
  ['Took part in overhead crane inspections', 'overhead crane'],
  ['Assisted the chemist with chromatography data', undefined],
])('names what “%s” and the posting both speak of', (line, name) => {
  expect(sharedName(line, quotes)).toBe(name)
})
