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
const everything = { photo: true, skillLevels: true }

it('keeps everything that is shown', () => {
  const visible = visibleResume(resume, everything)
  expect(visible.personalInfo).toEqual(resume.personalInfo)
  expect(visible.skillCategories[0]?.skills).toEqual([{ id: 'b', name: 'SQL', level: 4 }])
  expect(visible).not.toHaveProperty('arrangement')
})

it('leaves out a photo that is off, and one that no page can draw', () => {
  expect(visibleResume(resume, { ...everything, photo: false }).personalInfo).not.toHaveProperty('profileImage')
  const odd = { ...resume, personalInfo: { ...resume.personalInfo, profileImage: 'https://example.com/me.png' } }
  expect(visibleResume(odd, everything).personalInfo).not.toHaveProperty('profileImage')
})

it('leaves out levels that the design does not draw', () => {
  expect(visibleResume(resume, { ...everything, skillLevels: false }).skillCategories[0]?.skills).toEqual([
    { id: 'b', name: 'SQL' },
  ])
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
