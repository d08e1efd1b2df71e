import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { readTemplateCards } from '../thumbnails/template-cards.ts'
import { categoryLabel } from '../thumbnails/template-categories.ts'
import {
  categoryTabs,
  clearOptions,
  countOption,
  filterGroups,
  filterTemplates,
  listChosen,
  readFilters,
  toggleOption,
  writeFilters,
} from './filters.ts'
import { industriesOf } from './industries.ts'

const cards = readTemplateCards(Object.values(templates))
const read = (query: string) => readFilters(new URLSearchParams(query))
const names = (query: string) => filterTemplates(cards, read(query)).map(({ name }) => name)

describe('the gallery', () => {
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

  it('shows everything under the first tab and at an address it does not know', () => {
    expect(names('')).toHaveLength(44)
    expect(names('category=seasonal&layout=spiral')).toHaveLength(44)
  })

  it('shows every template under one of the other tabs, and six or more under each', () => {
    const counts = categoryTabs.slice(1).map(({ slug }) => names(`category=${slug}`).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6)
    expect(counts.reduce((sum, count) => sum + count)).toBe(44)
  })

  it('wants one of the chosen values in every group', () => {
    const found = filterTemplates(cards, read('category=modern&layout=two-column,creative&ats=B'))
    expect(found.map(({ name }) => name).sort()).toEqual(['Modern', 'Slate'])
    expect(names('category=ats-format&ats=C')).toEqual([])
  })

  it('tells templates shown with a photo from the others', () => {
    const withPhoto = names('photo=with')
    expect(withPhoto).toContain('Modern')
    expect(withPhoto).not.toContain('Nameplate')
    expect(withPhoto.length + names('photo=without').length).toBe(44)
  })

  it('tells templates for a short history from those for a long one', () => {
    const counts = ['short', 'page', 'long'].map((length) => names(`length=${length}`).length)
    expect(Math.min(...counts)).toBeGreaterThan(3)
    expect(counts.reduce((sum, count) => sum + count)).toBe(44)
  })

  it('writes what is chosen into the address and leaves the rest of it alone', () => {
    const chosen = toggleOption(toggleOption(read('category=modern'), 'ats', 'A'), 'layout', 'creative')
    const query = writeFilters(new URLSearchParams('ref=mail'), chosen)
    expect(query.toString()).toBe('ref=mail&category=modern&layout=creative&ats=A')
    expect(readFilters(query)).toEqual(chosen)
    expect(writeFilters(query, clearOptions(chosen)).toString()).toBe('ref=mail&category=modern')
    expect(toggleOption(chosen, 'ats', 'A').chosen.ats).toEqual([])
  })

  it('names what is chosen and counts what another choice would bring', () => {
    const filters = read('ats=A&industry=law')
    expect(listChosen(filters).map(({ label }) => label)).toEqual(['Law and public service', 'Grade A'])
    expect(countOption(cards, filters, 'ats', 'B')).toBe(names('ats=B&industry=law').length)
  })

  it('leaves no template without an industry and no industry without a template', () => {
    for (const { name, industries } of cards) expect(industriesOf(industries), name).not.toEqual([])
    const group = filterGroups.find(({ key }) => key === 'industry')
    for (const { value, label } of group?.options ?? []) {
      expect(names(`industry=${value}`).length, label).toBeGreaterThan(1)
    }
    expect(industriesOf('Three-dimensional art')).toEqual([])
  })

  it('calls an unknown category Featured', () => {
    expect(['ATS format', 'Modern', 'seasonal'].map(categoryLabel)).toEqual(['ATS Format', 'Modern', 'Featured'])
  })
})
