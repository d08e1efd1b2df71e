import { expect, it } from 'vitest'
import { column, pageOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const name = { text: 'Rosa Lind', x: 50, y: 40, size: 20 }

it('keeps what ends one page and begins the next, and drops what heads both', () => {
  const foot = column(50, 760, ['#Languages', '**Swedish', 'Native speaker'])
  const head = column(50, 30, ['**Arabic', 'Native speaker'])
  const { resume } = readDocument(
    pageOf([name, ...column(50, 90, ['#Skills', 'Butchery']), ...foot, ...head.map((text) => ({ ...text, page: 1 }))]),
    { newId: () => '' },
  )
  expect(resume.languages.map((one) => `${one.name} ${one.level}`)).toEqual([
    'Swedish Native speaker',
    'Arabic Native speaker',
  ])
})

it('drops what stands at the same edge of every page', () => {
  const running = { text: 'Private and confidential', x: 50, y: 820 }
  const { furniture } = readDocument(
    pageOf([name, ...column(50, 90, ['#Skills', 'Butchery']), running, { ...running, page: 1 }]),
    { newId: () => '' },
  )
  expect(furniture.map(({ text }) => text)).toEqual(['Private and confidential'])
})
