import { expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { readTemplateCards } from '../thumbnails/template-cards.ts'
import { firstCards } from './first-cards.ts'

it('shows the first templates as the list of templates has them', () => {
  const cards = readTemplateCards(Object.values(templates)).sort((one, other) => one.id - other.id)
  expect(firstCards).toEqual(cards.slice(0, firstCards.length).map((card) => ({ ...card, colors: undefined })))
})
