import { expect, it } from 'vitest'
import { isStillSample } from '#engine/resume/is-still-sample.ts'
import { templates } from '../registry.gen.ts'

const people = Object.entries(templates).map(([key, { sample }]) => ({ key, sample }))

it.each(people)('knows the person of $key, whatever id the copy has', ({ sample }) => {
  expect(isStillSample({ ...sample, id: 'a-copy' })).toBe(true)
})

it.each(people)('takes $key for somebody’s own once it bears another name or address', ({ sample }) => {
  const { personalInfo } = sample
  expect(isStillSample({ ...sample, personalInfo: { ...personalInfo, firstName: 'Ottoline' } })).toBe(false)
  expect(isStillSample({ ...sample, personalInfo: { ...personalInfo, email: 'me@quist.org' } })).toBe(false)
})
