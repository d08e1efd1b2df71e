import { describe, expect, it } from 'vitest'
import { buildLine } from './build-line.ts'

describe('buildLine', () => {
  it.each([
    [{ did: 'I ran intake for new clients' }, 'Ran intake for new clients'],
    [
      { did: 'ran intake for new clients.', howMuch: 'About 30 a month' },
      'Ran intake for new clients, about 30 a month',
    ],
    [
      { did: 'Cleaned up the stockroom', withWhat: 'with Excel', result: 'The count took one day instead of three.' },
      'Cleaned up the stockroom using Excel; the count took one day instead of three',
    ],
    [{ did: 'Built dashboards in Excel', withWhat: 'Excel' }, 'Built dashboards in Excel'],
    [{ did: '  ' }, ''],
  ])('puts %j together', (answers, line) => {
    expect(buildLine(answers)).toBe(line)
  })
})
