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

  it('comes before the jobs that are there', () => {
    show(filled)
    openTab('Experience')
    const before = held.resume.experiences.map(({ id }) => id)
    press('Add experience')
    const [added, ...others] = held.resume.experiences
    expect(added?.position).toBe('New Position')
    expect(others.map(({ id }) => id)).toEqual(before)
  })

  it('hides the end date while the job is current and gives it back afterwards', () => {
    show(filled)
    openTab('Experience')
    openCard('One')
    expect(field('End date, year').value).toBe('2021')
    fireEvent.click(field('I currently work here'))
    expect(screen.queryByLabelText(/^End date/)).toBeNull()
    expect(held.resume.experiences[0]).not.toHaveProperty('endDate')
    fireEvent.click(field('I currently work here'))
    expect(held.resume.experiences[0]?.endDate).toBe('2021-02-01')
  })

  it('says in a closed card which job it is', () => {
    show(filled)
    openTab('Experience')
    const card = within(screen.getByRole('button', { name: /^One/ }))
    expect(card.getByText('Acme')).toBeTruthy()
    expect(card.getByText('May 2019 – February 2021')).toBeTruthy()
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
    ['2019-05-07T00:00:00.000Z', '5', '2019'],
    ['2019-05', '5', '2019'],
    ['2019', '', '2019'],
  ])('%s is shown by two selects and left alone until it is changed', (stored, month, year) => {
    show(withStart(stored))
    openJob()
    expect(field('Start date, month').value).toBe(month)
    expect(field('Start date, year').value).toBe(year)
    fireEvent.blur(field('Start date, month'))
    expect(held.resume.experiences[0]?.startDate).toBe(stored)
    expect(held.edits).toEqual([])
  })

  it('are chosen in either order, and a year alone is enough', () => {
    show(withStart(''))
    openJob()
    type('Start date, month', '3')
    expect(held.resume.experiences[0]?.startDate).toBe('')
    type('Start date, year', '2019')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-03')
    type('Start date, month', '')
    expect(held.resume.experiences[0]?.startDate).toBe('2019')
  })

  it('keep the words they are typed in, even where these become a date', () => {
    show(withStart('Summer 2019'))
    openJob()
    expect(field('Start date').value).toBe('Summer 2019')
    for (const words of ['', '2019-05']) type('Start date', words)
    expect(field('Start date').value).toBe('2019-05')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-05')
  })

  it('stay in sight while the selects cannot show them', () => {
    show(withStart('Summer 2019'))
    openJob()
    press('Choose month and year')
    expect(screen.getByText('Now: Summer 2019')).toBeTruthy()
    type('Start date, month', '7')
    expect(held.resume.experiences[0]?.startDate).toBe('Summer 2019')
    type('Start date, year', '2019')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-07')
    expect(screen.queryByText(/^Now:/)).toBeNull()
  })

  it('can be written in words, a day too', () => {
    show(withStart('2019-05-07'))
    openJob()
    type('Start date, month', 'words')
    expect(document.activeElement).toBe(field('Start date'))
    type('Start date', '2019-05-08')
    expect(held.resume.experiences[0]?.startDate).toBe('2019-05-08')
  })

  it('end with Present by the switch or among the months', () => {
    show(filled)
    openJob()
    type('End date, month', 'present')
    expect(held.resume.experiences[0]).toMatchObject({ current: true })
    expect(held.resume.experiences[0]).not.toHaveProperty('endDate')
    expect(document.activeElement).toBe(field('I currently work here'))
  })

  it('M5: say at once that the end is before the start', () => {
    show(filled)
    openJob()
    expect(screen.queryByText('The end date is before the start date')).toBeNull()
    type('End date, year', '2018')
    expect(screen.getByText('The end date is before the start date')).toBeTruthy()
    expect(field('End date, month').getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(field('I currently work here'))
    expect(screen.queryByText('The end date is before the start date')).toBeNull()
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

  const input = (area: HTMLTextAreaElement, inputType: string) =>
    fireEvent(area, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }))
  const description = () => held.resume.experiences[0]?.description

  it('shows bullets and keeps hyphens', () => {
    show(filled)
    const area = openJob()
    expect(area.value).toBe('• first\n• second')
    fireEvent.change(area, { target: { value: '• first\n• other\n* third' } })
    expect(description()).toBe('- first\n- other\n* third')
    expect(area.value).toBe('• first\n• other\n• third')
  })

  it('goes on with a bullet at Enter, and joins two at Backspace', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(area.value.length, area.value.length)
    input(area, 'insertLineBreak')
    expect(description()).toBe('- first\n- second\n- ')
    input(area, 'deleteContentBackward')
    expect(description()).toBe('- first\n- second')
    area.setSelectionRange(10, 10)
    input(area, 'deleteContentBackward')
    expect(description()).toBe('- first second')
  })

  it('starts with a bullet that is kept only with words behind it', () => {
    show({ ...filled, experiences: filled.experiences.map((job) => ({ ...job, description: '' })) })
    const area = openJob()
    fireEvent.focus(area)
    expect(area.value).toBe('• ')
    fireEvent.change(area, { target: { value: '• L' } })
    expect(description()).toBe('- L')
    fireEvent.change(area, { target: { value: '• ' } })
    expect(description()).toBe('')
    area.setSelectionRange(2, 2)
    input(area, 'deleteContentBackward')
    expect(area.value).toBe('')
    fireEvent.change(area, { target: { value: 'Prose' } })
    expect(description()).toBe('Prose')
    fireEvent.change(area, { target: { value: '- ' } })
    expect(description()).toBe('')
    expect(area.value).toBe('• ')
  })

  it('makes a bullet of each pasted line', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(area.value.length, area.value.length)
    fireEvent.paste(area, { clipboardData: { getData: () => ' by name\nthird' } })
    expect(description()).toBe('- first\n- second by name\n- third')
  })

  it('is bold by its key and by its button', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(2, 7)
    fireEvent.keyDown(area, { key: 'b', ctrlKey: true })
    expect(description()).toBe('- **first**\n- second')
    press('Bold')
    expect(description()).toBe('- first\n- second')
  })

  it('moves the line under the caret, not the job', () => {
    show(filled)
    const area = openJob()
    area.setSelectionRange(0, 0)
    fireEvent.keyDown(area, { key: 'ArrowDown', altKey: true })
    expect(description()).toBe('- second\n- first')
    press('Move line up')
    expect(description()).toBe('- first\n- second')
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
