import { expect, it } from 'vitest'
import { emptyResume, type Resume } from './resume.ts'
import { visibleResume } from './visible-resume.ts'

const resume: Resume = {
  ...emptyResume('r'),
  personalInfo: { ...emptyResume('r').personalInfo, summary: 'About me', profileImage: 'data:image/png;base64,AAAA' },
  skillCategories: [
    {
      id: 'a',
      name: 'Tools',
      skills: [
        { id: 'b', name: 'SQL', level: 4 },
        { id: 'c', name: ' ' },
      ],
    },
  ],
}
const everything = { photo: true }

it('keeps everything that is shown', () => {
  const visible = visibleResume(resume, everything)
  expect(visible.personalInfo).toEqual(resume.personalInfo)
  expect(visible.skillCategories[0]?.skills).toHaveLength(1)
  expect(visible).not.toHaveProperty('arrangement')
})

it('leaves out a photo that is off, and one that no page can draw', () => {
  expect(visibleResume(resume, { ...everything, photo: false }).personalInfo).not.toHaveProperty('profileImage')
  const odd = { ...resume, personalInfo: { ...resume.personalInfo, profileImage: 'https://example.com/me.png' } }
  expect(visibleResume(odd, everything).personalInfo).not.toHaveProperty('profileImage')
})

it('leaves out the levels of skills, which no page draws', () => {
  expect(visibleResume(resume, everything).skillCategories[0]?.skills).toEqual([{ id: 'b', name: 'SQL' }])
})

it('leaves out hidden sections with their titles, and does not say that anything was hidden', () => {
  const arrangement: Resume['arrangement'] = {
    order: ['skills', 'summary'],
    hidden: ['summary'],
    titles: { summary: 'Me', skills: 'Can do' },
  }
  const visible = visibleResume({ ...resume, arrangement }, everything)
  expect(visible.personalInfo.summary).toBe('')
  expect(visible.arrangement).toEqual({ order: ['skills'], titles: { skills: 'Can do' } })
})

it('leaves out the months where the page shows years only', () => {
  const period = { startDate: '2019-04-02', endDate: '2021-03', current: false }
  const job = { id: 'j', company: 'Acme', position: 'Clerk', ...period, description: '' }
  const worked: Resume = {
    ...resume,
    experiences: [job, { ...job, startDate: 'Summer 2018', current: true }],
    certifications: [{ id: 'c', name: 'Forklift', issuer: 'TÜV', date: '2020-05' }],
    arrangement: { language: 'de', dates: 'year' },
  }
  const visible = visibleResume(worked, everything)
  expect(visible.experiences).toEqual([
    { ...job, startDate: '2019', endDate: '2021' },
    { id: 'j', company: 'Acme', position: 'Clerk', startDate: 'Summer 2018', current: true, description: '' },
  ])
  expect(visible.certifications[0]?.date).toBe('2020')
  expect(visible.arrangement).toEqual({ language: 'de', dates: 'year', titles: {} })
  expect(visibleResume({ ...worked, arrangement: { dates: 'numeric' } }, everything).experiences[0]).toEqual(job)
})
