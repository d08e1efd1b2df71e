// What templates ask of the composition beyond their parts, on the pages it becomes.
import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { draw, items, linesOf, texts } from '../../../../tests/support/draw-template.ts'
import type { Pages } from '../display-list.ts'
import { boldNumerals } from '../numerals.ts'

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
