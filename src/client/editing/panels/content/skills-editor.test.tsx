import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToasts } from '#client/app/toast.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { filled, held, openCard, openTab, press, show } from './content-editor.fixture.tsx'

afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

describe('skills', () => {
  const skillNames = () => held.resume.skillCategories[0]?.skills.map(({ name }) => name)
  const rows = () => screen.getAllByLabelText<HTMLInputElement>('Skill')

  it('start with stand-in words and level 3', () => {
    show(emptyResume('resume'))
    openTab('Skills')
    press('Add category')
    expect(held.resume.skillCategories).toEqual([{ id: expect.any(String), name: 'New Category', skills: [] }])
    expect(screen.getByText('No skills in this category yet. Add your first skill.')).toBeTruthy()
    press('Add skill')
    expect(held.resume.skillCategories[0]?.skills).toEqual([{ id: expect.any(String), name: 'New Skill', level: 3 }])
    expect(document.activeElement).toBe(screen.getByLabelText('Skill'))
  })

  it('show and change their level', () => {
    show(filled)
    openTab('Skills')
    openCard('Tools')
    const levels = within(screen.getByRole('group', { name: 'Level of SQL' }))
    expect(levels.getByRole<HTMLInputElement>('radio', { name: '4 of 5' }).checked).toBe(true)
    fireEvent.click(levels.getByRole('radio', { name: '5 of 5' }))
    expect(held.resume.skillCategories[0]?.skills[0]?.level).toBe(5)
  })

  it('go on at Enter and go away at Backspace in an empty one', () => {
    show(filled)
    openTab('Skills')
    openCard('Tools')
    const [, excel] = rows()
    if (!excel) throw new Error('Excel is not there')
    fireEvent.keyDown(excel, { key: 'Enter' })
    expect(skillNames()).toEqual(['SQL', 'Excel', 'New Skill'])
    const added = rows()[2]
    if (!added) throw new Error('The new skill is not there')
    expect(document.activeElement).toBe(added)
    fireEvent.change(added, { target: { value: '' } })
    fireEvent.keyDown(added, { key: 'Backspace' })
    expect(skillNames()).toEqual(['SQL', 'Excel'])
    expect(document.activeElement).toBe(rows()[1])
  })

  it('move inside their category, which stays where it is', () => {
    const [tools] = filled.skillCategories
    if (!tools) throw new Error('There is no category')
    show({ ...filled, skillCategories: [tools, { id: 'more', name: 'More', skills: [] }] })
    openTab('Skills')
    openCard('Tools')
    const [sql] = rows()
    if (!sql) throw new Error('SQL is not there')
    fireEvent.keyDown(sql, { key: 'ArrowDown', altKey: true })
    expect(skillNames()).toEqual(['Excel', 'SQL'])
    expect(held.resume.skillCategories.map(({ name }) => name)).toEqual(['Tools', 'More'])
  })

  it('come out of a pasted list one by one', () => {
    show(filled)
    openTab('Skills')
    openCard('Tools')
    const [sql] = rows()
    if (!sql) throw new Error('SQL is not there')
    sql.setSelectionRange(0, sql.value.length)
    fireEvent.paste(sql, { clipboardData: { getData: () => 'Python, R' } })
    expect(skillNames()).toEqual(['Python', 'R', 'Excel'])
  })

  it('say that the page draws no levels', () => {
    show(filled)
    openTab('Skills')
    expect(screen.getByText(/not shown on the page/)).toBeTruthy()
  })
})
