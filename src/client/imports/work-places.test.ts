import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { placesOf } from './work-places.ts'

const { sample } = templates.professional
const [job] = sample.experiences
if (!job) throw new Error('the sample has no job')
const entry = `experiences.${job.id}`

it('names the places of a resume as a person does', () => {
  expect(placesOf(sample)[0]).toEqual({ entry, title: `${job.position}, ${job.company}` })
  const nameless = { ...job, position: ' ', company: '' }
  expect(placesOf({ experiences: [nameless], projects: [] })[0]?.title).toBe('A job without a name')
  expect(placesOf(emptyResume('r1'))).toEqual([])
})
