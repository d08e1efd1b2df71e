import { describe, expect, it, test } from 'vitest'
import { formatDate, formatPeriod } from './dates.ts'
import { dateStyle, wordsByLanguage } from './document-words.ts'
import { type DateForm, type DocumentLanguage, documentLanguages, emptyResume, type Resume } from './resume.ts'
import { sectionTitle } from './sections.ts'

const arranged = (arrangement: Resume['arrangement']): Resume => ({ ...emptyResume('r'), arrangement })

describe.each(documentLanguages)('the words of %s', (language) => {
  const { months, shortMonths, sections } = wordsByLanguage[language]

  it('have twelve months in each form, none like another', () => {
    for (const names of [months, shortMonths]) {
      expect(names.every((name) => name !== '')).toBe(true)
      expect(new Set(names).size).toBe(12)
    }
  })

  it('call every section something else', () => {
    expect(new Set(Object.values(sections)).size).toBe(7)
  })
})

describe('dates', () => {
  test.each<[DocumentLanguage, DateForm, string]>([
    ['en', 'long', 'March 2021 – Present'],
    ['en', 'short', 'Mar 2021 – Present'],
    ['de', 'long', 'März 2021 – heute'],
    ['de', 'short', 'März 2021 – heute'],
    ['fr', 'long', 'mars 2021 – aujourd’hui'],
    ['es', 'long', 'marzo de 2021 – actualidad'],
    ['es', 'short', 'mar 2021 – actualidad'],
    ['pt', 'long', 'março de 2021 – atual'],
    ['pt', 'short', 'mar. 2021 – atual'],
    ['it', 'numeric', '03/2021 – oggi'],
    ['nl', 'short', 'mrt 2021 – heden'],
    ['pl', 'long', 'marzec 2021 – obecnie'],
    ['tr', 'year', '2021 – Halen'],
  ])('in %s are written in the %s form as %s', (language, dates, shown) => {
    expect(formatPeriod('2021-03', undefined, true, dateStyle(arranged({ language, dates })))).toBe(shown)
  })

  it('stay as the person wrote them where they are no dates, and show the year where there is no month', () => {
    const style = dateStyle(arranged({ language: 'de', dates: 'numeric' }))
    expect([formatDate('Sommer 2019', style), formatDate('2019', style)]).toEqual(['Sommer 2019', '2019'])
  })

  it('name a year once where a period begins and ends in it', () => {
    expect(formatPeriod('2021-03', '2021-09', false, dateStyle(arranged({ dates: 'year' })))).toBe('2021')
  })
})

test("titles are the language's own unless the person gave one", () => {
  const resume = arranged({ language: 'de', titles: { skills: 'Was ich kann' } })
  expect([sectionTitle(resume, 'skills'), sectionTitle(resume, 'experience')]).toEqual([
    'Was ich kann',
    'Berufserfahrung',
  ])
  expect(sectionTitle(arranged(undefined), 'experience')).toBe('Experience')
})
