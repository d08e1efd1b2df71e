import { describe, expect, it } from 'vitest'
import { findCaret, findPressedPath } from './place-caret.ts'

/** The value with `|` where the caret comes to be, for a press at the `|` of the page. */
function press(page: string, value: string, isSecond = false): string {
  const place = findCaret(value, { text: page.replace('|', ''), at: page.indexOf('|'), isSecond })
  return `${value.slice(0, place)}|${value.slice(place)}`
}

describe('the caret of a press on the page', () => {
  it('is where the page was pressed', () => {
    expect(press('Led a te|am', 'Led a team')).toBe('Led a te|am')
    expect(press('|Led', 'Led')).toBe('|Led')
    expect(press('Led|', 'Led')).toBe('Led|')
  })

  it('passes bullets and the marks of bold', () => {
    expect(press('Led\n|Cut costs\n', '• Led\n• **Cut** costs')).toBe('• Led\n• **|Cut** costs')
    expect(press('Led\nCut c|osts\n', '• Led\n• **Cut** costs')).toBe('• Led\n• **Cut** c|osts')
  })

  it('counts from the end where the page leaves the scheme out', () => {
    expect(press('exam|ple.com', 'https://example.com')).toBe('https://exam|ple.com')
  })

  it('knows its half of a name', () => {
    expect(press('A|da Lovelace', 'Ada')).toBe('A|da')
    expect(press('Ada Lo|velace', 'Lovelace', true)).toBe('Lo|velace')
  })
})

describe('the field of a press', () => {
  const first = document.createElement('input')
  first.value = 'Ada'
  const pathOf = (path: string, page: string) =>
    findPressedPath({ path, text: page.replace('|', ''), at: page.indexOf('|') }, first)

  it('is the last name behind the first', () => {
    expect(pathOf('personalInfo.firstName', 'Ad|a Lovelace')).toBe('personalInfo.firstName')
    expect(pathOf('personalInfo.firstName', 'Ada| Lovelace')).toBe('personalInfo.firstName')
    expect(pathOf('personalInfo.firstName', 'Ada |Lovelace')).toBe('personalInfo.lastName')
    expect(pathOf('personalInfo.firstName', 'Ada Lo|velace')).toBe('personalInfo.lastName')
  })

  it('is the end date behind the dash', () => {
    expect(pathOf('experiences.a.startDate', 'May| 2019 – June 2021')).toBe('experiences.a.startDate')
    expect(pathOf('experiences.a.startDate', 'May 2019 – Ju|ne 2021')).toBe('experiences.a.endDate')
  })
})
