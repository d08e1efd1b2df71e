// What templates ask of the composition beyond their parts, on the pages it becomes.
import { describe, expect, it } from 'vitest'
import type { CustomStyle } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import type { Item, Pages, TextItem } from '../display-list.ts'
import { layoutPages } from '../layout-pages.ts'
import { boldNumerals } from '../numerals.ts'
import { composeResume } from './compose-resume.ts'

const fonts = testFonts()

function draw(template: TemplateDefinition, { resume = template.sample, style = {} as CustomStyle } = {}): Pages {
  return layoutPages(composeResume(resume, template, style), fonts)
}

const items = (pages: Pages): Item[] => pages.pages.flatMap((page) => page.items)
const texts = (pages: Pages): TextItem[] => items(pages).filter((item) => item.kind === 'text')
/** The lines that a field stands on. */
const linesOf = (pages: Pages, path: string) =>
  new Set(texts(pages).flatMap(({ node, y }) => (pages.nodes[node]?.path === path ? [y] : [])))

describe('the name of an employer', () => {
  it.each(Object.values(templates))('stands on one line in $name', (template) => {
    const [job] = template.sample.experiences
    if (!job) throw new Error('No job')
    expect(linesOf(draw(template), `experiences.${job.id}.company`).size).toBeLessThanOrEqual(1)
  })
})

it('shows no place of a job that nobody has written over', () => {
  const { professional } = templates
  const [job, ...others] = professional.sample.experiences
  if (!job) throw new Error('No job')
  const resume = { ...professional.sample, experiences: [{ ...job, location: 'Location' }, ...others] }
  const shown = texts(draw(professional, { resume }))
    .map(({ text }) => text)
    .join(' ')
  expect(shown).toContain(job.company)
  expect(shown).not.toContain('Location')
})

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

describe('one axis', () => {
  it('is where headings end and all text begins, the name too', () => {
    const page = draw(templates.meridian)
    const at = (path: string) => texts(page).filter(({ node }) => page.nodes[node]?.path === path)
    const line = items(page).find((item) => item.kind === 'line')
    const ends = ['summary', 'experience', 'skills'].map((id) => {
      const [title] = at(`section.${id}`)
      return Math.round((title?.x ?? 0) + (title?.width ?? 0))
    })
    expect(new Set(ends).size).toBe(1)
    if (line?.kind !== 'line') throw new Error('No line')
    expect(line.x1).toBeGreaterThan(ends[0] ?? 0)
    expect(line.x1).toBeLessThan(at('personalInfo.summary')[0]?.x ?? 0)
    expect(line.x1).toBeLessThan(at('personalInfo.firstName')[0]?.x ?? 0)
    expect([line.y1, line.y2]).toEqual([0, page.height])
  })
})

describe('a photo in the gutter of headings', () => {
  it.each(['europa', 'current'] as const)('leaves the name on the edge of the text in %s', (key) => {
    const page = draw(templates[key])
    const at = (path: string) => texts(page).find(({ node }) => page.nodes[node]?.path === path)?.x ?? 0
    expect(at('personalInfo.firstName')).toBeCloseTo(at('personalInfo.summary'), 1)
  })
})

describe('signs', () => {
  it('stand before contacts as shapes that no machine reads', () => {
    const page = draw(templates.signal)
    const signs = items(page).filter((item) => item.kind === 'path')
    expect(signs).toHaveLength(4)
    expect(
      texts(page)
        .map(({ text }) => text)
        .join(''),
    ).not.toMatch(/[\ue000-\uf8ff\u2700-\u27bf]/)
  })
})

describe('the type of an entry', () => {
  const { nameplate, compass } = templates
  const textsOf = (pages: Pages, path: RegExp) =>
    texts(pages).filter(({ node }) => path.test(pages.nodes[node]?.path ?? ''))

  it('sets titles and dates as its design says', () => {
    const pages = draw(compass)
    const weights = (path: RegExp) => new Set(textsOf(pages, path).map(({ face }) => face))
    expect([...weights(/position$/)]).toEqual(['playfair-display-600'])
    expect([...weights(/startDate$/)]).toEqual(['lato-400i'])
  })

  it('sets titles as large as its design says', () => {
    for (const template of [nameplate, templates.datasheet]) {
      const sizes = new Set(textsOf(draw(template), /position$/).map(({ size }) => size / template.style.fontSize))
      expect([...sizes]).toEqual([expect.closeTo(template.design.roleScale ?? 0, 5)])
    }
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

describe('the levels of languages', () => {
  it('stand under them in columns of their own where the design shows them', () => {
    const { europa } = templates
    const pages = draw(europa)
    const levels = texts(pages).filter(({ node }) => /^languages\..*level$/.test(pages.nodes[node]?.path ?? ''))
    expect(levels).toHaveLength(europa.sample.languages.length)
    expect(new Set(levels.map(({ y }) => y)).size).toBe(1)
    expect(levels.every(({ color }) => color === europa.style.primaryColor)).toBe(true)
  })
})

describe('a spectrum', () => {
  it('gives every section a colour of its own, on a block beside it with its heading', () => {
    const pages = draw(templates.prism)
    const colorOf = (path: RegExp) =>
      new Set(texts(pages).flatMap(({ node, color }) => (path.test(pages.nodes[node]?.path ?? '') ? color : [])))
    const headings = texts(pages).filter(({ node }) => /^section\./.test(pages.nodes[node]?.path ?? ''))
    const blocks = items(pages).flatMap((item) => (item.kind === 'rect' && item.fill ? item : []))
    expect(blocks.length).toBeGreaterThan(3)
    expect(new Set(blocks.map(({ fill }) => fill)).size).toBe(blocks.length)
    for (const [index, { y, height, width }] of blocks.entries()) {
      const { x, y: line, width: long } = headings[index] ?? { x: 0, y: 0, width: 0 }
      expect(y < line && line < y + height && x + long < width).toBe(true)
    }
    expect([...colorOf(/^experiences\..*startDate$/)]).toEqual([templates.prism.design.muted])
  })
})

describe('fields of colour', () => {
  const { mosaic } = templates
  const tiles = items(draw(mosaic)).flatMap((item) => (item.kind === 'rect' && item.fill ? item : []))

  it('are one bold for the summary and pale ones for all other sections', () => {
    const bold = tiles.filter(({ fill }) => fill === mosaic.style.primaryColor)
    expect(bold).toHaveLength(1)
    expect(tiles.filter(({ fill }) => fill === mosaic.design.fill)).toHaveLength(6)
  })

  it('end on one line in all columns', () => {
    const ends = [...new Set(tiles.map(({ x }) => x))].map((x) =>
      Math.max(...tiles.filter((tile) => tile.x === x).map(({ y, height }) => y + height)),
    )
    expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 1)
  })

  it('stand close together, as the tiles of a wall do', () => {
    const columns = [...new Set(tiles.map(({ x }) => x))].map((x) => tiles.filter((tile) => tile.x === x))
    expect(columns).toHaveLength(2)
    for (const column of columns)
      for (const [index, tile] of column.entries()) {
        const above = column[index - 1]
        if (above) expect(tile.y - above.y - above.height).toBeCloseTo(7.5, 1)
      }
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

describe('publications', () => {
  it('are set lighter than posts where these are to stand out', () => {
    const { scholar } = templates
    const pages = draw(scholar)
    const facesOf = (path: RegExp) =>
      new Set(texts(pages).flatMap(({ face, node }) => (path.test(pages.nodes[node]?.path ?? '') ? face : [])))
    const [works, posts] = [facesOf(/^projects\..*name$/), facesOf(/^experiences\..*position$/)]
    expect(works.size).toBe(1)
    expect([...works].some((face) => posts.has(face))).toBe(false)
  })
})

describe('skills in columns', () => {
  it('stand on one grid of as many as their names leave room for, whatever category they belong to', () => {
    const pages = draw(templates.chancery)
    const starts = texts(pages).flatMap(({ x, node }) =>
      /^skillCategories\..*\.skills/.test(pages.nodes[node]?.path ?? '') ? [Math.round(x)] : [],
    )
    expect(new Set(starts).size).toBe(2)
  })
})

describe('the only category of skills', () => {
  const withSkills = (key: 'manifesto' | 'professional', name: string) => {
    const { sample } = templates[key]
    const [category] = sample.skillCategories
    if (!category) throw new Error('No skills')
    const skills = ['Triage', 'Epic', 'Excel', 'Kronos', 'Coding', 'Audit'].map((skill, id) => ({
      id: `${id}`,
      name: skill,
    }))
    const resume = { ...sample, skillCategories: [{ ...category, name, skills }] }
    return texts(draw(templates[key], { resume }))
  }

  it('stands in columns where others would have one each', () => {
    const at = (text: string) => withSkills('manifesto', 'Clinical').find((item) => item.text === text)?.y
    expect(at('Triage')).toBe(at('Epic'))
  })

  it('does not repeat the heading', () => {
    const named = (name: string) =>
      withSkills('professional', name).filter(({ text }) => /^(?:skills|clinical)/i.test(text))
    expect(named('Skills')).toHaveLength(1)
    expect(named('Clinical')).toHaveLength(2)
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

describe('titles and dates', () => {
  const { foundry } = templates
  const withTitle = (position: string) => {
    const [job, ...jobs] = foundry.sample.experiences
    if (!job) throw new Error('No job')
    const resume = { ...foundry.sample, experiences: [{ ...job, position }, ...jobs] }
    const pages = draw(foundry, { resume })
    return resume.experiences.map(({ id }) => ({
      title: [...linesOf(pages, `experiences.${id}.position`)],
      dates: [...linesOf(pages, `experiences.${id}.startDate`)],
    }))
  }

  it('share a line where every title of the section leaves room', () => {
    for (const { title, dates } of withTitle('Site Manager')) expect(dates).toEqual(title)
  })

  it('part in the whole section where one title would wrap against its dates', () => {
    for (const { title, dates } of withTitle('Senior Construction Site and Programme Manager')) {
      expect(title).toHaveLength(1)
      expect(dates[0]).toBeGreaterThan(title[0] ?? 0)
    }
  })

  it('part in work and study alike where they share a column', () => {
    const [school, ...schools] = foundry.sample.education
    if (!school) throw new Error('No school')
    const education = [{ ...school, degree: 'Higher National Certificate in Engineering' }, ...schools]
    const pages = draw(foundry, { resume: { ...foundry.sample, education } })
    const [job] = foundry.sample.experiences
    const [title = 0] = linesOf(pages, `experiences.${job?.id}.position`)
    const [dates = 0] = linesOf(pages, `experiences.${job?.id}.startDate`)
    expect(dates).toBeGreaterThan(title)
  })

  it('share a line with employers where a title has no room for them', () => {
    const { meridian } = templates
    const [first, ...rest] = meridian.sample.experiences
    if (!first) throw new Error('No job')
    const position = 'Senior Manufacturing Engineer for Power Electronics'
    const resume = { ...meridian.sample, experiences: [{ ...first, position }, ...rest] }
    const pages = draw(meridian, { resume })
    const titles = meridian.sample.experiences.map(({ id }) => [...linesOf(pages, `experiences.${id}.position`)])
    const dates = meridian.sample.experiences.map(({ id }) => [...linesOf(pages, `experiences.${id}.startDate`)])
    const employers = meridian.sample.experiences.map(({ id }) => [...linesOf(pages, `experiences.${id}.company`)])
    expect(dates).toEqual(employers)
    expect(dates).not.toEqual(titles)
  })

  it.each(['keystone', 'treatise', 'meridian', 'slate', 'current'] as const)(
    'keep a period with short months on one line in the narrow column of %s',
    (name) => {
      const pages = draw(templates[name])
      for (const { id } of templates[name].sample.experiences)
        expect(linesOf(pages, `experiences.${id}.startDate`).size).toBe(1)
    },
  )

  it('leave no comma behind where the place moves to the next line', () => {
    const [job, ...jobs] = foundry.sample.experiences
    if (!job) throw new Error('No job')
    const company = 'The International Association for the Maintenance of Bridges and Other Works'
    const pages = draw(foundry, { resume: { ...foundry.sample, experiences: [{ ...job, company }, ...jobs] } })
    const [line] = linesOf(pages, `experiences.${job.id}.company`)
    expect(linesOf(pages, `experiences.${job.id}.location`)).not.toContain(line)
    expect(texts(pages).filter(({ text, y }) => y === line && text.trimEnd().endsWith(','))).toEqual([])
  })
})

describe('numerals in the margin', () => {
  it('count the sections in order and are no part of a title', () => {
    const pages = draw(templates.notebook)
    const outlines: readonly string[] = boldNumerals
    const drawn = items(pages).flatMap((item) => (item.kind === 'path' && outlines.includes(item.d) ? item.d : []))
    const titles = texts(pages).filter(({ node }) => pages.nodes[node]?.role === 'heading')
    expect(drawn).toEqual(boldNumerals.slice(0, titles.length))
    expect(titles.length).toBeGreaterThan(3)
    expect(titles.some(({ text }) => /\d/.test(text))).toBe(false)
  })
})
