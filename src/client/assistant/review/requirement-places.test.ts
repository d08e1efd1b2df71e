import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { elsewhere, placeFor, placeOfAnswer } from './requirement-places.ts'

const { sample } = templates.professional
const [job] = sample.experiences
if (!job) throw new Error('the sample has no job')
const work = { text: 'Have you worked with Excel?' }

it('puts what was changed where it stood, and a paper into no job', () => {
  expect(placeOfAnswer({ entry: 'experiences.old' })).toBe('experiences.old')
  expect(placeOfAnswer({})).toBe(elsewhere)
  expect(placeOfAnswer(undefined)).toBeUndefined()
  expect(placeFor({ text: 'Do you hold a HIAB ticket?' }, { experiences: [job] })).toBe(elsewhere)
})

it('begins with the present job, wherever it stands', () => {
  const jobs = [
    { ...job, id: 'old', current: false, startDate: '2012-01', endDate: '2016-05' },
    { ...job, id: 'last', current: false, startDate: '2016-06', endDate: '2020-01' },
  ]
  expect(placeFor(work, { experiences: jobs })).toBe('experiences.last')
  const present = { ...job, id: 'present', current: true, startDate: '2010-01' }
  expect(placeFor(work, { experiences: [...jobs, present] })).toBe('experiences.present')
  expect(placeFor(work, emptyResume('r1'))).toBe(elsewhere)
})
