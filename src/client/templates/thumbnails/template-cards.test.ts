import { expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { readTemplateCards } from './template-cards.ts'

it('reads of every template what its card shows', () => {
  const cards = readTemplateCards(JSON.parse(JSON.stringify(Object.values(templates))))
  expect(cards).toHaveLength(44)
  expect(cards.find(({ id }) => id === 1)).toMatchObject({
    name: 'Professional',
    category: 'professional',
    isPopular: true,
    layoutType: 'single-column',
    atsGrade: 'A',
    colors: { primaryColor: '#173f73' },
    lengthFit: 'long',
  })
})

it('leaves out what is no template and does without what is missing', () => {
  const [card, ...others] = readTemplateCards([
    { id: 40, name: 'New', style: 7, atsGrade: 'Z' },
    null,
    { id: '1' },
    'x',
  ])
  expect(others).toEqual([])
  expect(card).toEqual({
    id: 40,
    name: 'New',
    description: '',
    category: '',
    thumbnail: undefined,
    isPopular: false,
    layoutType: undefined,
    atsGrade: undefined,
    industries: '',
    colors: undefined,
    lengthFit: 'page',
  })
})

it('says so when the answer is no list', () => {
  expect(() => readTemplateCards({ templates: [] })).toThrow('no list')
})
