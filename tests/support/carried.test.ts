import { describe, expect, it } from 'vitest'
import { findUncarried } from './carried.ts'

const carried = (output: string, source: string, allowed: string[] = []) =>
  findUncarried(output, { sources: [source], allowed })

describe('findUncarried', () => {
  it.each([
    ['Managed a store', 'Responsible for managing a store'],
    ['Provide care to residents', 'Provides care to a resident'],
    ['Was promoted to lead', 'I am promoted to lead'],
    ['Wrote the front end', 'Has written the front-end'],
    ['Cut costs by 20% for 12 sites', 'For 12 sites, costs were cut by 20%'],
    ['Served over 300 guests a night', 'I serve over 300 guests a night'],
  ])('is content with other forms of the same words: %s', (output, source) => {
    expect(carried(output, source, ['a', 'the', 'to'])).toEqual([])
  })

  it.each([
    ['Manager of the store', 'Managed the store', ['Manager', 'of']],
    ['Reported to the board', 'Read reports to the board', ['Reported']],
    ['Led training', 'Helped with training', ['Led']],
    ['Trained 14 nurses', 'Trained 12 nurses', ['14 nurses']],
    ['Trained 12 nurses', 'Trained nurses in 12 wards', ['12 nurses']],
    ['Served 300 guests', 'Served up to 300 guests', ['300 guests']],
    ['Saved 20 hours', 'Saved $20 hours', ['20 hours']],
    ['Grew sales 20', 'Grew sales 20%', ['20']],
  ])('names what is new: %s', (output, source, words) => {
    expect(carried(output, source)).toEqual(words)
  })

  it('lets pass what the writer declared', () => {
    expect(carried('Handled the front desk', 'Responsible for the front desk', ['handled'])).toEqual([])
  })

  it('takes any length in its stride', () => {
    const long = 'word '.repeat(60_000)
    expect(findUncarried(long, { sources: [long] }).length).toBeLessThan(2)
    expect(findUncarried('x'.repeat(300_000), { sources: ['y'.repeat(300_000)] }).length).toBeGreaterThan(0)
  })
})
