import { describe, expect, it } from 'vitest'
import { categoryLabel, categoryTabs, filterByTab, readCategoryTab } from './categories.ts'

const entries = [{ category: 'ATS format' }, { category: 'Modern' }, { category: 'seasonal' }]

describe('gallery categories', () => {
  it('has the seven tabs in their order', () => {
    expect(categoryTabs.map((tab) => tab.label)).toEqual([
      'All Templates',
      'Professional',
      'Creative',
      'Executive',
      'Modern',
      'Entry Level',
      'ATS Format',
    ])
  })

  it('shows everything under the first tab and for an unknown address', () => {
    expect(filterByTab(entries, readCategoryTab(null))).toHaveLength(3)
    expect(filterByTab(entries, readCategoryTab('no-such-tab'))).toHaveLength(3)
  })

  it('finds a category however it is capitalised', () => {
    expect(filterByTab(entries, readCategoryTab('ats-format'))).toEqual([{ category: 'ATS format' }])
    expect(filterByTab(entries, readCategoryTab('modern'))).toEqual([{ category: 'Modern' }])
    expect(filterByTab(entries, readCategoryTab('creative'))).toEqual([])
  })

  it('calls an unknown category Featured', () => {
    expect(entries.map(({ category }) => categoryLabel(category))).toEqual(['ATS Format', 'Modern', 'Featured'])
  })
})
