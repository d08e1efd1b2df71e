import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { readTemplateCards } from '../thumbnails/template-cards.ts'
import { isMadeFor } from './industries.ts'
import { recommend } from './recommend.ts'
import { readFacts } from './resume-facts.ts'
import { readSort, sortTemplates } from './sort-templates.ts'

const cards = readTemplateCards(Object.values(templates))
const find = (id: number) => Object.values(templates).find((template) => template.id === id)?.sample

describe('the order of the templates', () => {
  it('is the makers’ own until there is a resume, and at an address it does not know', () => {
    expect(readSort(new URLSearchParams('sort=loudest'))).toBe('recommended')
    expect(sortTemplates(cards, 'recommended', undefined)).toEqual(cards)
  })

  it('begins with one column and grade A where simple ones come first', () => {
    const sorted = sortTemplates(cards, 'simple', undefined)
    for (const card of sorted.slice(0, 10)) expect(card).toMatchObject({ atsGrade: 'A', layoutType: 'single-column' })
    expect(sorted.at(-1)).toMatchObject({ atsGrade: 'C', layoutType: 'creative' })
    expect(sorted).toHaveLength(cards.length)
  })

  it('begins with the last one made where new ones come first', () => {
    expect(sortTemplates(cards, 'newest', undefined).map(({ id }) => id)).toEqual(
      cards.map(({ id }) => id).sort((one, other) => other - one),
    )
  })

  it('puts templates of the person’s field and length first, and says why', () => {
    const nurse = find(35)
    if (!nurse) throw new Error('The sample of Baseline is gone')
    const facts = readFacts(nurse)
    const [first, ...others] = sortTemplates(cards, 'recommended', facts)
    if (!first) throw new Error('No templates')
    expect(recommend(first, facts).reason).toMatch(/^Good for .* in your field$/)
    const last = others.at(-1)
    expect(last && recommend(last, facts).points).toBeLessThan(recommend(first, facts).points)
  })

  it('shows an electrician templates of the trades, and calls none of logistics or volunteering theirs', () => {
    const facts = {
      length: 'short',
      title: 'Maintenance Electrician',
      isBeginner: false,
      isMostlyEmpty: false,
    } as const
    const sorted = sortTemplates(cards, 'recommended', facts)
    const names = sorted.slice(0, 4).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Foundry', 'Meridian']))
    const reasonOf = (name: string) =>
      sorted.flatMap((card) => (card.name === name ? recommend(card, facts).reason : []))
    expect(reasonOf('Meridian')).toEqual(['Fits your field'])
    expect([...reasonOf('Sprout'), ...reasonOf('Harbor')].join()).not.toContain('field')
    const planner = { ...facts, title: 'Logistics Coordinator' }
    expect(
      sortTemplates(cards, 'recommended', planner)
        .slice(0, 8)
        .map(({ name }) => name),
    ).toContain('Harbor')
  })

  it('tells a short history from a long one', () => {
    const student = find(26)
    const empty = student && { ...student, experiences: [], education: [], projects: [] }
    expect(empty && readFacts(empty)).toMatchObject({ length: 'short', isBeginner: true })
    const long = student?.experiences[0]
    const busy = student && long && { ...student, experiences: Array.from({ length: 20 }, () => long) }
    expect(busy && readFacts(busy)).toMatchObject({ length: 'long', isBeginner: false })
  })
})

it('takes a technician for no one in tech', () => {
  expect(isMadeFor('Software, general tech', 'Tech lead')).toBe(true)
  expect(isMadeFor('Software, general tech', 'Dental technician')).toBe(false)
  expect(isMadeFor('Construction, trades supervision', 'Maintenance technician')).toBe(true)
})
