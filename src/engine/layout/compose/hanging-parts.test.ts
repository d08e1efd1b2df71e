// What hangs beside the text or stands on a line with it, on the pages it becomes.
import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import type { Item, Pages, TextItem } from '../display-list.ts'
import { layoutPages } from '../layout-pages.ts'
import { composeResume } from './compose-resume.ts'

const fonts = testFonts()
const draw = (template: TemplateDefinition, resume = template.sample): Pages =>
  layoutPages(composeResume(resume, template), fonts)
const items = ({ pages }: Pages): readonly Item[] => pages[0]?.items ?? []

/** The first letters of a field. */
function at(page: Pages, path: string): TextItem {
  const found = items(page).find((item) => item.kind === 'text' && page.nodes[item.node]?.path === path)
  if (found?.kind !== 'text') throw new Error(`Nothing of ${path}`)
  return found
}

const firstJob = ({ sample }: TemplateDefinition) => `experiences.${sample.experiences[0]?.id ?? ''}`

describe('a column of dates', () => {
  it.each(['register', 'current'] as const)('holds the places under them in %s', (key) => {
    const page = draw(templates[key])
    const job = firstJob(templates[key])
    const [date, place] = [at(page, `${job}.startDate`), at(page, `${job}.location`)]
    expect(place.y).toBeGreaterThan(date.y)
    expect(place.x + place.width).toBeLessThan(at(page, `${job}.company`).x)
  })

  it.each(['signal', 'launch', 'treatise'] as const)(
    'leaves places to employers in %s, where one would break',
    (key) => {
      const page = draw(templates[key])
      const job = firstJob(templates[key])
      expect(at(page, `${job}.location`).y).toBe(at(page, `${job}.company`).y)
    },
  )

  it.each(['register', 'signal'] as const)('holds the headings of sections without dates in %s', (key) => {
    const page = draw(templates[key])
    const [heading, text] = [at(page, 'section.summary'), at(page, 'personalInfo.summary')]
    expect(heading.x).toBe(at(page, `${firstJob(templates[key])}.startDate`).x)
    expect(heading.y).toBeCloseTo(text.y, 0)
    expect(text.x).toBe(at(page, `${firstJob(templates[key])}.company`).x)
  })
})

describe('a heading in the gutter', () => {
  it.each(['plain', 'professional', 'slate', 'sprout'] as const)('stands beside its section in %s', (key) => {
    const page = draw(templates[key])
    const [heading, text] = [at(page, 'section.experience'), at(page, `${firstJob(templates[key])}.position`)]
    expect(heading.x + heading.width).toBeLessThan(text.x)
    expect(Math.abs(heading.y - text.y)).toBeLessThan(2.5)
  })

  it('has a bar over it as wide as the gutter', () => {
    const page = draw(templates.professional)
    const bars = items(page).filter((item) => item.kind === 'rect')
    const { x } = at(page, 'personalInfo.summary')
    expect(bars.length).toBeGreaterThan(4)
    for (const bar of bars) expect(bar.kind === 'rect' && x - bar.x - bar.width).toBeLessThan(20)
  })
})

describe('a bar down a section', () => {
  it('is as high as it', () => {
    const page = draw(templates.prism)
    const [bar] = items(page).filter((item) => item.kind === 'rect')
    const [top, foot] = [at(page, 'section.summary'), at(page, 'section.projects')]
    if (bar?.kind !== 'rect') throw new Error('No bar')
    expect(bar.y).toBeLessThan(top.y)
    expect(bar.y + bar.height).toBeGreaterThan(at(page, 'personalInfo.summary').y)
    expect(bar.y + bar.height).toBeLessThan(foot.y)
  })
})

describe('a seedling', () => {
  it('stands on the line under the name, and makes room for a photo', () => {
    const { sprout } = templates
    const plants = (pages: Pages) => items(pages).filter((item) => item.kind === 'path')
    const page = draw(sprout)
    expect(plants(page)).toHaveLength(3)
    const soil = items(page).find((item) => item.kind === 'rect' || item.kind === 'line')
    const ground = soil?.kind === 'rect' ? soil.y : soil?.kind === 'line' ? soil.y1 - soil.width / 2 : 0
    const [stem] = plants(page)
    expect(stem?.kind === 'path' && stem.y + 118).toBeCloseTo(ground, 0)
    const { profileImage } = templates.modern.sample.personalInfo
    const pictured = { ...sprout.sample, personalInfo: { ...sprout.sample.personalInfo, profileImage } }
    expect(plants(draw(sprout, pictured))).toEqual([])
  })
})

describe('a column beside fields of colour', () => {
  it('begins on the line of the first heading on them', () => {
    const page = draw(templates.mosaic)
    expect(at(page, 'section.experience').y).toBeCloseTo(at(page, 'section.skills').y, 1)
  })
})
