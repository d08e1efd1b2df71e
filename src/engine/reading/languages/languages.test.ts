import { describe, expect, it } from 'vitest'
import { findDates } from '../dates/find-dates.ts'
import { flowOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { readText } from '../read-text.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { itemsOf } from './_words.ts'
import { languages } from './registry.gen.ts'

describe.each(Object.entries(languages))('a resume in %s', (_, words) => {
  const [title = ''] = itemsOf(words.titles)
  const [heading = ''] = itemsOf(words.headings.experience ?? '')
  const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

  it('has its months read, by every name they have', () => {
    const misread = words.months.flatMap((forms, at) =>
      itemsOf(forms).filter((form) => findDates(`${form} 2019`)[0]?.to !== `2019-${String(at + 1).padStart(2, '0')}`),
    )
    expect(misread).toEqual([])
  })

  it('has work that still runs', () => {
    const open = itemsOf(words.now).filter((now) => !findDates(`2019 – ${now}`)[0]?.current)
    expect(open).toEqual([])
  })

  it('has its headings known', () => {
    const unknown = Object.values(words.headings).flatMap((names) =>
      itemsOf(names).filter((name) => !headingKind(name)),
    )
    expect(unknown).toEqual([])
  })

  it('is read from a form, by its own labels', () => {
    const label = (kind: keyof typeof words.labels) => capitalized((words.labels[kind] ?? '').split(' ')[0] ?? '')
    const { resume } = readText(
      [
        'Ana Lima',
        `${label('title')}: ${capitalized(title)}`,
        `${label('location')}: Genova`,
        `${label('company')}: Acme`,
        `${label('from')}: 2019`,
      ].join('\n'),
      { newId: () => '' },
    )
    expect(resume).toMatchObject({
      personalInfo: { professionalTitle: capitalized(title), location: 'Genova' },
      experiences: [{ company: 'Acme', startDate: '2019' }],
    })
  })

  it('is read into jobs', () => {
    const [month = ''] = itemsOf(words.months[2] ?? '')
    const [now = ''] = itemsOf(words.now)
    const { resume } = readDocument(
      flowOf([
        { text: 'Ana Lima', level: 0 },
        'ana@example.com',
        { text: capitalized(heading), level: 1 },
        `${capitalized(title)} | Acme`,
        `${month} 2019 – ${now}`,
        { text: 'Ordered the archive', isList: true },
      ]),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { position: capitalized(title), company: 'Acme', startDate: '2019-03', current: true },
    ])
  })
})
