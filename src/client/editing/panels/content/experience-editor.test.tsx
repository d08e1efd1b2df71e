import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToasts } from '#client/app/toast.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import {
  field,
  filled,
  held,
  openCard,
  openMenu,
  openTab,
  positions,
  press,
  show,
  type,
} from './content-editor.fixture.tsx'

afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

describe('experience', () => {
  it('starts with stand-in words and today, open and ready to be written over', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 9, 22, 30), toFake: ['Date'] })
    show(emptyResume('resume'))
    openTab('Experience')
    press('Add experience')
    const { id, ...entry } = held.resume.experiences[0] ?? { id: '' }
    expect(id).not.toBe('')
    expect(entry).toEqual({
      company: 'New Company',
      position: 'New Position',
      location: 'Location',
      startDate: '2026-03-09',
      current: true,
      description: 'Describe your responsibilities and achievements',
    })
    expect(document.activeElement).toBe(field('Position'))
    expect([field('Position').selectionStart, field('Position').selectionEnd]).toEqual([0, 'New Position'.length])
  })

  it('hides the end date while the job is current and gives it back afterwards', () => {
    show(filled)
    openTab('Experience')
    openCard('One')
    expect(field('End date').value).toBe('2021-02-01')
    fireEvent.click(field('I currently work here'))
    expect(screen.queryByLabelText('End date')).toBeNull()
    expect(held.resume.experiences[0]).not.toHaveProperty('endDate')
    fireEvent.click(field('I currently work here'))
    expect(held.resume.experiences[0]?.endDate).toBe('2021-02-01')
  })

  it('says in a closed card which job it is', () => {
    show(filled)
    openTab('Experience')
    expect(screen.getByRole('button', { name: /^One/ }).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'OneAcme · May 2019 – February 2021',
    )
  })

  it('deletes at once and brings the job back where it was, whatever happened since', () => {
    show(filled)
    openTab('Experience')
    openMenu('More for Two')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(positions()).toEqual(['One', 'Three'])
    expect(screen.getByText('Experience deleted')).toBeTruthy()
    openCard('Three')
    type('Position', 'Third')
    press('Undo')
    expect(positions()).toEqual(['One', 'Two', 'Third'])
    press('Undo')
    expect(positions()).toEqual(['One', 'Two', 'Third'])
  })

  it('moves by Alt and the arrows from any field, and keeps the focus there', () => {
    show(filled)
    openTab('Experience')
    openCard('One')
    field('Position').focus()
    fireEvent.keyDown(field('Position'), { key: 'ArrowDown', altKey: true })
    expect(positions()).toEqual(['Two', 'One', 'Three'])
    expect(document.activeElement).toBe(field('Position'))
    fireEvent.keyDown(field('Position'), { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(field('Position'), { key: 'ArrowDown', altKey: true })
    expect(positions()).toEqual(['Two', 'Three', 'One'])
    expect(screen.getByText('Moved to place 3 of 3')).toBeTruthy()
  })

  it('moves by its menu, which knows the ends of the list', () => {
    show(filled)
    openTab('Experience')
    openMenu('More for One')
    expect(screen.getByRole('menuitem', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
    expect(positions()).toEqual(['Two', 'One', 'Three'])
    expect(held.edits.at(-1)).toEqual({ label: 'Move experience' })
  })

  it('opens one card at a time', () => {
    show(filled)
    openTab('Experience')
    openCard('One')
    openCard('Two')
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
    expect(field('Position').value).toBe('Two')
  })
})

describe('dates', () => {
  const withStart = (startDate: string): Resume => ({
    ...filled,
    experiences: filled.experiences.slice(0, 1).map((job) => ({ ...job, startDate, current: true })),
  })
  const openJob = () => {
    openTab('Experience')
    openCard('One')
  }

  it.each([
    ['2019-05-07T00:00:00.000Z', 'date', '2019-05-07'],
    ['2019-05', 'month', '2019-05'],
    ['2019', 'text', '2019'],
    ['Summer 2019', 'text', 'Summer 2019'],
  ])('%s is edited as a %s and left alone until it is changed', (stored, form, shown) => {
    show(withStart(stored))
    openJob()
    expect(field('Start date').type).toBe(form)
    expect(field('Start date').value).toBe(shown)
    fireEvent.blur(field('Start date'))
    expect(held.resume.experiences[0]?.startDate).toBe(stored)
    expect(held.edits).toEqual([])
  })

  it('keep the form they are typed in, even where the words become a date', () => {
    show(withStart('Summer 2019'))
    openJob()
    type('Start date', '2019-05')
    expect(field('Start date').type).toBe('text')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-05')
  })

  it('show what a chosen form cannot hold and keep it', () => {
    show(withStart('Summer 2019'))
    openJob()
    openMenu('How exact: Start date')
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Day, month and year' }))
    expect(field('Start date').type).toBe('date')
    expect(screen.getByText('Now: Summer 2019')).toBeTruthy()
    expect(held.resume.experiences[0]?.startDate).toBe('Summer 2019')
    type('Start date', '2019-07-01')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-07-01')
  })

  it('become a month without losing month and year', () => {
    show(withStart('2019-05-07'))
    openJob()
    openMenu('How exact: Start date')
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Month and year' }))
    expect(held.resume.experiences[0]?.startDate).toBe('2019-05')
    expect(field('Start date').value).toBe('2019-05')
  })
})

describe('a description', () => {
  const openJob = () => {
    openTab('Experience')
    openCard('One')
    return screen.getByLabelText<HTMLTextAreaElement>('Description')
  }

  it('tells how bullets are made', () => {
    show(filled)
    openJob()
    expect(screen.getByText("Start lines with '-' or '*' for bullet points")).toBeTruthy()
  })

  it('goes on with a bullet at Enter', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(area.value.length, area.value.length)
    fireEvent.keyDown(area, { key: 'Enter' })
    expect(held.resume.experiences[0]?.description).toBe('- first\n- second\n- ')
  })

  it('moves the line under the caret, not the job', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(0, 0)
    fireEvent.keyDown(area, { key: 'ArrowDown', altKey: true })
    expect(held.resume.experiences[0]?.description).toBe('- second\n- first')
    area.setSelectionRange(0, 0)
    fireEvent.keyDown(area, { key: 'ArrowUp', altKey: true })
    expect(positions()).toEqual(['One', 'Two', 'Three'])
  })

  it('can be put into another order line by line', () => {
    show(filled)
    openJob()
    press('Reorder bullets')
    const lines = within(screen.getByRole('list', { name: 'Lines of description' }))
    fireEvent.keyDown(lines.getByRole('button', { name: 'Move second' }), { key: 'ArrowUp', altKey: true })
    expect(held.resume.experiences[0]?.description).toBe('- second\n- first')
    expect(positions()).toEqual(['One', 'Two', 'Three'])
  })
})
