import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { addLine, placesOf } from './requirement-places.ts'

const { sample } = templates.professional
const [job] = sample.experiences
if (!job) throw new Error('the sample has no job')
const entry = `experiences.${job.id}`
const described = (description: string) => ({ ...sample, experiences: [{ ...job, description }] })
const written = (resume: typeof sample) => resume.experiences[0]?.description

it('names the places of a resume as a person does', () => {
  expect(placesOf(sample)[0]).toEqual({ entry, title: `${job.position}, ${job.company}` })
  const nameless = { ...job, position: ' ', company: '' }
  expect(placesOf({ experiences: [nameless], projects: [] })[0]?.title).toBe('A job without a name')
  expect(placesOf(emptyResume('r1'))).toEqual([])
})

it('adds the person’s own words as one line of that place, once', () => {
  const once = addLine(described('- Kept records'), { entry, text: ' Trained\n new graduates ' })
  expect(written(once)).toBe('- Kept records\n- Trained new graduates')
  expect(addLine(once, { entry, text: 'Trained new graduates' })).toBe(once)
  expect(written(addLine(described(''), { entry, text: 'Trained staff' }))).toBe('- Trained staff')
  expect(written(addLine(described('I kept records.'), { entry, text: 'I trained staff.' }))).toBe(
    'I kept records.\nI trained staff.',
  )
})

it('changes nothing where there is no such place or nothing to say', () => {
  expect(addLine(sample, { entry: 'experiences.nowhere', text: 'x' })).toBe(sample)
  expect(addLine(sample, { entry: 'elsewhere', text: 'x' })).toBe(sample)
  expect(addLine(sample, { entry, text: ' ' })).toBe(sample)
})
