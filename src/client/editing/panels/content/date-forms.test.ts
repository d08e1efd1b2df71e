import { describe, expect, it } from 'vitest'
import { convertDate, formOf, shownAs } from './date-forms.ts'

describe('the form in which a date is edited', () => {
  it('is the one that shows all of the value', () => {
    expect(formOf('')).toBe('date')
    expect(formOf('2021-03-14')).toBe('date')
    expect(formOf('2021-03')).toBe('month')
    expect(formOf('2021')).toBe('text')
    expect(formOf('Summer 2019')).toBe('text')
    expect(formOf('2021-13-01')).toBe('text')
    expect(formOf('2021-3')).toBe('text')
  })

  it('shows the first ten characters of an ISO date', () => {
    expect(shownAs('2021-03-14T00:00:00.000Z', 'date')).toBe('2021-03-14')
  })

  it('shows nothing rather than something wrong', () => {
    expect(shownAs('Summer 2019', 'date')).toBe('')
    expect(shownAs('2021-03', 'date')).toBe('')
    expect(shownAs('2021-03', 'text')).toBe('2021-03')
  })
})

describe('changing the form', () => {
  it('keeps month and year, as the page shows them', () => {
    expect(convertDate('2021-03-14', 'month')).toBe('2021-03')
    expect(convertDate('2021-03', 'date')).toBe('2021-03-01')
    expect(convertDate('2021-3', 'month')).toBe('2021-03')
  })

  it('leaves alone what has no month', () => {
    expect(convertDate('2021', 'month')).toBeUndefined()
    expect(convertDate('Summer 2019', 'date')).toBeUndefined()
    expect(convertDate('2021-03-14', 'text')).toBeUndefined()
  })
})
