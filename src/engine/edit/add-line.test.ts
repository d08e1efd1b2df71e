import { expect, it } from 'vitest'
import { newExperience } from '#engine/resume/new-entries.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { addLine, takeLineBack } from './add-line.ts'

const { sample } = templates.professional
const [job] = sample.experiences
if (!job) throw new Error('the sample has no job')
const entry = `experiences.${job.id}`
const described = (description: string) => ({ ...sample, experiences: [{ ...job, description }] })
const written = (resume: typeof sample) => resume.experiences[0]?.description

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

it('writes over the words a new job comes with', () => {
  const { description } = newExperience({ id: '', today: '' })
  expect(written(addLine(described(description), { entry, text: 'Trained staff' }))).toBe('- Trained staff')
})

it('takes a line back and leaves what was written meanwhile', () => {
  const text = 'Trained staff'
  const later = described('- Kept records\n- Trained staff\n- Wrote reports')
  expect(written(takeLineBack(later, { entry, text }))).toBe('- Kept records\n- Wrote reports')
  expect(takeLineBack(sample, { entry, text: 'never said' })).toBe(sample)
})
