import { expect, it } from 'vitest'
import { emptyResume, type Resume } from '../resume/resume.ts'
import { addToSummary } from './add-to-summary.ts'

function resumeOf(summary: string): Resume {
  const blank = emptyResume('r')
  const job = { id: 'j', company: 'Grange', position: 'Night Porter', startDate: '', current: true, description: '' }
  return { ...blank, personalInfo: { ...blank.personalInfo, summary }, experiences: [job] }
}

const add = (summary: string, line: string) => addToSummary(resumeOf(summary), line).personalInfo.summary

it('puts first what says who somebody is', () => {
  expect(add('I have carried bags since school.', 'Hotel porter, cheerful at any hour.')).toBe(
    'Hotel porter, cheerful at any hour.\nI have carried bags since school.',
  )
})

it('puts anything else last, and so a second such line', () => {
  expect(add('I have carried bags since school.', 'Speaks Welsh.')).toBe(
    'I have carried bags since school.\nSpeaks Welsh.',
  )
  expect(add('Night porter.', 'Hotel porter, cheerful.')).toBe('Night porter.\nHotel porter, cheerful.')
  expect(add('', 'Hotel porter.')).toBe('Hotel porter.')
})
