// The head of a page: names, photos, signs and what is drawn about them.
import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { draw, items, texts } from '../../../../tests/support/draw-template.ts'
import type { Pages } from '../display-list.ts'

describe('a header from edge to edge', () => {
  it('puts the photo into the corner of the page, and the text where it was without one', () => {
    const { cover } = templates
    const image = items(draw(cover)).find((item) => item.kind === 'image')
    const page = draw(cover)
    expect(image).toMatchObject({ y: 0 })
    expect(image?.kind === 'image' && image.x + image.width).toBeCloseTo(page.width, 1)
    const bare = draw(cover, { style: { showPhoto: false } })
    expect(items(bare).some((item) => item.kind === 'image')).toBe(false)
    expect(texts(bare)[0]?.x).toBe(texts(page)[0]?.x)
  })

  it('has its ground under all of it', () => {
    const page = draw(templates.creative)
    const ground = items(page).find((item) => item.kind === 'rect')
    expect(ground).toMatchObject({ x: 0, y: 0, width: page.width, fill: templates.creative.design.fill })
  })
})

describe('a panel under a photo', () => {
  it('shows it from edge to edge, and begins with the name without one', () => {
    const page = draw(templates.modern)
    const panel = items(page).find((item) => item.kind === 'rect')
    const image = items(page).find((item) => item.kind === 'image')
    expect(image).toMatchObject({ x: 0, y: 0 })
    expect(image?.kind === 'image' && image.width).toBe(panel?.kind === 'rect' && panel.width)
    const bare = draw(templates.modern, { style: { showPhoto: false } })
    expect(texts(bare)[0]?.y).toBeLessThan(page.height * 0.15)
  })
})

describe('a rising sun', () => {
  const suns = (pages: Pages) => items(pages).filter((item) => item.kind === 'path')

  it('stands on the foot of the band, and makes room for a photo', () => {
    const page = draw(templates.horizon)
    const band = items(page).find((item) => item.kind === 'rect')
    const sun = suns(page).at(-1)
    if (sun?.kind !== 'path' || band?.kind !== 'rect') throw new Error('No sun on a band')
    // The half of it that is seen is as high as its radius, and ends where the text does.
    const radius = band.height - sun.y
    expect(sun.x + 2 * radius).toBeCloseTo(page.width - (templates.horizon.design.margin ?? 0), 1)
    const { sample } = templates.horizon
    const { profileImage } = templates.modern.sample.personalInfo
    const pictured = { ...sample, personalInfo: { ...sample.personalInfo, profileImage } }
    expect(suns(draw(templates.horizon, { resume: pictured }))).toEqual([])
  })
})

describe('a belt under the name', () => {
  const { regent } = templates

  it('runs from edge to edge and holds the summary', () => {
    const page = draw(regent)
    const belt = items(page).find((item) => item.kind === 'rect')
    const [summary] = texts(page).filter(({ node }) => page.nodes[node]?.path === 'personalInfo.summary')
    if (belt?.kind !== 'rect' || !summary) throw new Error('No belt')
    expect([belt.x, belt.width]).toEqual([0, page.width])
    expect(summary.y).toBeGreaterThan(belt.y)
    expect(summary.y).toBeLessThan(belt.y + belt.height)
  })

  it('is not drawn where it would take the page', () => {
    const { personalInfo } = regent.sample
    const resume = { ...regent.sample, personalInfo: { ...personalInfo, summary: 'Very long. '.repeat(100) } }
    expect(items(draw(regent, { resume })).some((item) => item.kind === 'rect')).toBe(false)
  })
})

describe('a photo in the gutter of headings', () => {
  it.each(['europa', 'current'] as const)('leaves the name on the edge of the text in %s', (key) => {
    const page = draw(templates[key])
    const at = (path: string) => texts(page).find(({ node }) => page.nodes[node]?.path === path)?.x ?? 0
    expect(at('personalInfo.firstName')).toBeCloseTo(at('personalInfo.summary'), 1)
  })
})

describe('a header that holds the summary', () => {
  it('sets it on its own ground, and nothing of it below', () => {
    const { harbor } = templates
    const pages = draw(harbor)
    const ground = items(pages).find((item) => item.kind === 'rect' && item.fill === harbor.design.fill)
    const summary = texts(pages).filter(({ node }) => pages.nodes[node]?.path === 'personalInfo.summary')
    if (ground?.kind !== 'rect') throw new Error('No ground')
    expect(summary.length).toBeGreaterThan(2)
    expect(summary.every(({ y }) => y < ground.y + ground.height)).toBe(true)
  })
})

describe('contacts behind their signs', () => {
  it('stand in two columns of equal lines where they have room', () => {
    const pages = draw(templates.modern)
    const { email, phone, location, linkedin } = templates.modern.sample.personalInfo
    const [first, second, third, fourth] = [email, phone, location, linkedin].map((text) =>
      texts(pages).find((item) => item.text === text),
    )
    expect([first?.y, first?.x]).toEqual([second?.y, third?.x])
    expect([third?.y, second?.x]).toEqual([fourth?.y, fourth?.x])
  })
})

describe('a statement', () => {
  const { manifesto } = templates
  const sizeOf = (summary: string) => {
    const { sample } = manifesto
    const resume = { ...sample, personalInfo: { ...sample.personalInfo, summary } }
    const pages = draw(manifesto, { resume })
    return texts(pages).find(({ node }) => pages.nodes[node]?.path === 'personalInfo.summary')?.size ?? 0
  }

  it('is set large, and smaller where there is much of it', () => {
    const short = sizeOf('Homes that last.')
    expect(short).toBeGreaterThan(manifesto.style.fontSize * 1.5)
    expect(sizeOf('Homes that last. '.repeat(40))).toBeLessThan(short)
  })
})

it.each(Object.values(templates))('sets a name of wide letters in $name without cutting it', (template) => {
  const personalInfo = { ...template.sample.personalInfo, firstName: 'Zebulon', lastName: 'Raghunathan' }
  const pages = draw(template, { resume: { ...template.sample, personalInfo } })
  const shown = texts(pages).filter(({ node }) => pages.nodes[node]?.path === 'personalInfo.firstName')
  const words = shown.flatMap(({ text }) => text.trim().toLowerCase().split(/\s+/))
  expect(words.slice(0, 2)).toEqual(['zebulon', 'raghunathan'])
})

describe('a double name', () => {
  const linesWith = (key: keyof typeof templates, lastName = 'Konstantinopoulou-Whitfield') => {
    const { sample } = templates[key]
    const personalInfo = { ...sample.personalInfo, firstName: 'Alexandra', lastName }
    const pages = draw(templates[key], { resume: { ...sample, personalInfo } })
    return texts(pages)
      .filter(({ node }) => pages.nodes[node]?.path === 'personalInfo.firstName')
      .map(({ text }) => text.trim().toLowerCase())
  }

  it('stays together where a line has room for it, and breaks after its hyphen', () => {
    expect(linesWith('professional')).toEqual(['alexandra', 'konstantinopoulou-whitfield'])
    expect(linesWith('nocturne')).toEqual(['alexandra', 'konstantinopoulou-', 'whitfield'])
  })

  it.each(['modern', 'creative', 'nocturne'] as const)(
    'is set smaller in %s rather than broken at its hyphen',
    (key) => {
      expect(linesWith(key, 'Okoye-Brandt')).toEqual(['alexandra', 'okoye-brandt'])
    },
  )
})
