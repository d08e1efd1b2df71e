import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToasts } from '#client/app/toast.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { field, filled, held, openTab, Page, press, show, type } from './content-editor.fixture.tsx'
import { ContentEditor } from './content-editor.tsx'

afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

describe('the tabs', () => {
  it('are six, and beyond them projects and the order of the sections', () => {
    show(emptyResume('resume'))
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal',
      'Experience',
      'Education',
      'Skills',
      'Languages',
      'Certificates',
      'Projects',
      'Order',
    ])
  })

  it.each([
    ['Experience', 'No experience entries yet. Add your first work experience.'],
    ['Education', 'No education entries yet. Add your first education.'],
    ['Skills', 'No skill categories yet. Add your first skill category.'],
    ['Languages', 'No languages yet. Add your first language.'],
    ['Certificates', 'No certificates yet. Add your first certificate.'],
    ['Projects', 'No projects yet. Add your first project.'],
  ])('%s says what is missing while it is empty', (tab, message) => {
    show(emptyResume('resume'))
    openTab(tab)
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('never promise an editor for later', () => {
    show(emptyResume('resume'))
    for (const tab of ['Languages', 'Certificates']) {
      openTab(tab)
      expect(screen.queryByText(/future update/)).toBeNull()
    }
  })
})

describe('personal details', () => {
  it('offer a name typed in capitals as names are written', async () => {
    show(filled)
    type('First name', 'JO')
    type('Last name', 'ARCENEAUX')
    fireEvent.click(await screen.findByRole('button', { name: 'Use “Jo Arceneaux” instead' }))
    expect([held.resume.personalInfo.firstName, held.resume.personalInfo.lastName]).toEqual(['Jo', 'Arceneaux'])
    expect(screen.queryByRole('button', { name: /^Use “/ })).toBeNull()
  })

  it('go to the page with each letter, under one key a field', () => {
    show(emptyResume('resume'))
    type('First name', 'A')
    type('First name', 'Am')
    expect(held.resume.personalInfo.firstName).toBe('Am')
    expect(held.edits).toEqual([
      { label: 'Edit first name', merge: 'personalInfo.firstName' },
      { label: 'Edit first name', merge: 'personalInfo.firstName' },
    ])
  })

  it('leave an optional field out once it is empty', () => {
    show(emptyResume('resume'))
    type('Website (optional)', 'example.com')
    expect(held.resume.personalInfo.website).toBe('example.com')
    type('Website (optional)', '')
    expect(held.resume.personalInfo).not.toHaveProperty('website')
  })

  it('take any number of links, and give a deleted one back', () => {
    show(emptyResume('resume'))
    press('Add link')
    type('Link name', 'GitHub')
    type('Link address', 'github.com/ada')
    expect(held.resume.personalInfo.links).toMatchObject([{ label: 'GitHub', url: 'github.com/ada' }])
    press('Delete link GitHub')
    expect(held.resume.personalInfo).not.toHaveProperty('links')
    press('Undo')
    expect(held.resume.personalInfo.links).toMatchObject([{ label: 'GitHub', url: 'github.com/ada' }])
  })

  it('follow the resume that comes in', () => {
    const onChange = () => undefined
    const { rerender } = render(<ContentEditor resume={emptyResume('resume')} onChange={onChange} />)
    const { personalInfo } = emptyResume('resume')
    rerender(
      <ContentEditor
        resume={{ ...emptyResume('resume'), personalInfo: { ...personalInfo, firstName: 'Amara' } }}
        onChange={onChange}
      />,
    )
    expect(field('First name').value).toBe('Amara')
  })

  it('do not complain: required fields are the business of other forms', () => {
    show(emptyResume('resume'))
    type('Email', 'not an address')
    fireEvent.blur(field('Email'))
    expect(screen.queryByText(/required|Valid email/)).toBeNull()
  })
})

describe('sections', () => {
  it('stand in the order of the template until the person has one', () => {
    show(filled, { templateOrder: ['skills', 'summary'] })
    openTab('Order')
    const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Title of/).map(({ value }) => value)
    expect(titles().slice(0, 2)).toEqual(['Skills', 'Summary'])
    fireEvent.keyDown(field('Title of Skills'), { key: 'ArrowDown', altKey: true })
    expect(titles().slice(0, 2)).toEqual(['Summary', 'Skills'])
    expect(held.resume.arrangement?.order?.slice(0, 2)).toEqual(['summary', 'skills'])
  })

  it('can be hidden and shown again', () => {
    show(filled)
    openTab('Order')
    press('Hide Experience')
    expect(held.resume.arrangement?.hidden).toEqual(['experience'])
    press('Show Experience')
    expect(held.resume.arrangement?.hidden).toEqual([])
  })

  it('take another title, and the usual one back when it is cleared', () => {
    show(filled)
    openTab('Order')
    type('Title of Experience', 'Work')
    expect(held.resume.arrangement?.titles).toEqual({ experience: 'Work' })
    type('Title of Experience', '')
    expect(field('Title of Experience').value).toBe('')
    fireEvent.blur(field('Title of Experience'))
    expect(field('Title of Experience').value).toBe('Experience')
    expect(held.resume.arrangement?.titles).toEqual({})
  })
})

describe('a field the page asks for', () => {
  const focused = () => document.activeElement?.getAttribute('data-field')

  it.each([
    ['personalInfo.email', 'personalInfo.email'],
    ['experiences.job-2.position', 'experiences.job-2.position'],
    ['experiences.job-2', 'experiences.job-2.position'],
    ['skillCategories.tools.skills.excel.name', 'skillCategories.tools.skills.excel.name'],
    ['skillCategories.tools.skills.excel', 'skillCategories.tools.skills.excel.name'],
    ['section.skills', 'section.skills'],
  ])('%s is opened and focused', (path, expected) => {
    const onFocused = vi.fn()
    show(filled, { focusPath: path, onFocused })
    expect(focused()).toBe(expected)
    expect(onFocused).toHaveBeenCalledTimes(1)
  })

  it('is its nearest neighbour where it is hidden', () => {
    const current = filled.experiences.map((job) => ({ ...job, current: true }))
    show({ ...filled, experiences: current }, { focusPath: 'experiences.job-1.endDate' })
    expect(focused()).toBe('experiences.job-1.position')
  })

  it('can change while the editor is open', () => {
    const { rerender } = show(filled, { focusPath: 'personalInfo.email' })
    rerender(<Page initial={filled} focusPath="experiences.job-3.company" />)
    expect(focused()).toBe('experiences.job-3.company')
  })

  it('changes nothing where it leads nowhere', () => {
    show(filled, { focusPath: 'nowhere.at.all' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Personal')
  })
})
