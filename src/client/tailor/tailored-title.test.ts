import { expect, it } from 'vitest'
import { tailoredTitle } from './tailored-title.ts'

const fit = { title: '', company: '', words: '', mustHave: [], niceToHave: [], duties: [] }

it('names the copy for the job, as far as the posting names it', () => {
  expect(tailoredTitle({ fit: { ...fit, title: 'Night Nurse', company: 'Mercy' } })).toBe(
    'Tailored for Night Nurse at Mercy',
  )
  expect(tailoredTitle({ fit: { ...fit, title: ' Night Nurse ' } })).toBe('Tailored for Night Nurse')
  expect(tailoredTitle({ fit: { ...fit, company: 'Mercy' } })).toBe('Tailored for a job at Mercy')
  expect(tailoredTitle({})).toBe('Tailored for a job')
})
