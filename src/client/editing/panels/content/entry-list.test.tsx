import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToasts } from '#client/app/toast.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { held, openTab, press, show, type } from './content-editor.fixture.tsx'

afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

describe('education, languages, certificates and projects', () => {
  it('education starts with stand-in words', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 9), toFake: ['Date'] })
    show(emptyResume('resume'))
    openTab('Education')
    press('Add education')
    expect(held.resume.education).toEqual([
      {
        id: expect.any(String),
        institution: 'New Institution',
        degree: 'Degree',
        field: 'Field of Study',
        startDate: '2026-03-09',
        current: true,
      },
    ])
  })

  it('languages have a name and a level in free words', () => {
    show(emptyResume('resume'))
    openTab('Languages')
    press('Add language')
    type('Language', 'Igbo')
    type('Proficiency level', 'At home')
    expect(held.resume.languages).toEqual([{ id: expect.any(String), name: 'Igbo', level: 'At home' }])
  })

  it('certificates have a name, an issuer and a date', () => {
    show(emptyResume('resume'))
    openTab('Certificates')
    press('Add certificate')
    type('Certificate', 'CPA')
    type('Issuer', 'State of Ohio')
    type('Date, year', '2020')
    type('Date, month', '6')
    expect(held.resume.certifications).toEqual([
      { id: expect.any(String), name: 'CPA', issuer: 'State of Ohio', date: '2020-06' },
    ])
  })

  it('projects have a name, a link and a description', () => {
    show(emptyResume('resume'))
    openTab('Projects')
    press('Add project')
    type('Project', 'Atlas')
    type('Link (optional)', 'https://example.com')
    type('Description', '- Maps')
    expect(held.resume.projects).toEqual([
      { id: expect.any(String), name: 'Atlas', url: 'https://example.com', description: '- Maps' },
    ])
  })
})
