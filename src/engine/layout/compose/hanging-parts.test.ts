// What hangs beside the text or stands on a line with it, on the pages it becomes.
import { describe, expect, it } from 'vitest'
import { headingStyles } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import { contrastFindings } from '../../../../tests/support/page-checks.ts'
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
    expect(place.x).toBe(date.x)
    expect(place.x).toBeGreaterThan(at(page, `${job}.company`).x)
  })

  it.each(Object.entries(templates))(
    'holds no place alone: without dates it stays with its employer in %s',
    (_, template) => {
      const { sample } = template
      const experiences = sample.experiences.map(({ endDate: _end, ...job }) => ({
        ...job,
        startDate: '',
        current: false,
      }))
      const page = draw(template, { ...sample, experiences })
      const job = firstJob(template)
      const [employer, place] = [at(page, `${job}.company`), at(page, `${job}.location`)]
      expect(place.y).toBe(employer.y)
      expect(place.x - employer.x - employer.width).toBeLessThan(24)
    },
  )

  it('leaves places to employers in keystone, where one would break', () => {
    const page = draw(templates.keystone)
    const job = firstJob(templates.keystone)
    expect(at(page, `${job}.location`).y).toBe(at(page, `${job}.company`).y)
  })

  it.each(['register', 'treatise'] as const)('has all text on one edge beside it in %s', (key) => {
    const page = draw(templates[key])
    const text = at(page, 'personalInfo.summary')
    expect(text.x).toBe(at(page, `${firstJob(templates[key])}.company`).x)
  })

  it('has headings over it where a line runs under them, and in it, over dates or beside text, where it is tinted', () => {
    const [keystone, treatise] = [draw(templates.keystone), draw(templates.treatise)]
    const dates = at(keystone, `${firstJob(templates.keystone)}.startDate`)
    const [ruled, bare] = [at(keystone, 'section.summary'), at(treatise, 'section.summary')]
    expect(ruled.x).toBeLessThan(dates.x + dates.width)
    expect(ruled.y).toBeLessThan(at(keystone, 'personalInfo.summary').y - ruled.size)
    expect(bare.y).toBeCloseTo(at(treatise, 'personalInfo.summary').y, 0)
    const [heading, place] = [
      at(treatise, 'section.experience'),
      at(treatise, `${firstJob(templates.treatise)}.location`),
    ]
    expect(heading.x + heading.width).toBeCloseTo(place.x + place.width, 0)
    expect(heading.y).toBeLessThan(place.y - 2 * place.size)
  })

  it('keeps every letter of a heading readable on its tint', () => {
    const { treatise } = templates
    for (const headingStyle of headingStyles) {
      const pages = layoutPages(composeResume(treatise.sample, treatise, { headingStyle }), fonts)
      expect(contrastFindings(pages)).toEqual([])
    }
  })

  it('is tinted behind the dates and not behind the text in treatise', () => {
    const page = draw(templates.treatise)
    const [column] = items(page).filter((item) => item.kind === 'rect')
    const date = at(page, `${firstJob(templates.treatise)}.startDate`)
    if (column?.kind !== 'rect') throw new Error('No column')
    expect(column.width).toBeGreaterThanOrEqual(date.x + date.width)
    expect(column.width).toBeLessThan(at(page, 'personalInfo.summary').x)
  })
})

describe('a heading in the gutter', () => {
  it.each(['nameplate', 'professional', 'compass', 'sprout'] as const)('stands beside its section in %s', (key) => {
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

/** What stands on no line of the template's grid. */
function textOffGrid(template: (typeof templates)[keyof typeof templates]): string[] {
  const composition = composeResume(template.sample, template)
  const grid = composition.regions[0]?.grid
  if (!grid) throw new Error('No grid')
  return items(layoutPages(composition, fonts)).flatMap((item) => {
    if (item.kind !== 'text') return []
    const line = (item.y - grid.first) / grid.pitch
    return Math.abs(line - Math.round(line)) < 0.01 ? [] : item.text
  })
}

describe('counted lines', () => {
  it('are what every line of text stands on, or halfway between two', () => {
    expect(textOffGrid(templates.docket)).toEqual([])
  })

  it('keep one free between two jobs', () => {
    const { docket } = templates
    const composition = composeResume(docket.sample, docket)
    const page = layoutPages(composition, fonts)
    const pitch = composition.regions[0]?.grid?.pitch ?? 0
    const [first, second] = docket.sample.experiences
    const last = items(page).flatMap((item) =>
      item.kind === 'text' && page.nodes[item.node]?.path === `experiences.${first?.id}.description` ? item.y : [],
    )
    expect(at(page, `experiences.${second?.id}.company`).y - Math.max(...last)).toBeCloseTo(2 * pitch, 1)
  })

  it('leave lines of larger type the room they need', () => {
    const { docket } = templates
    const page = layoutPages(composeResume(docket.sample, docket, { fontSize: 13 }), fonts)
    const lines = [...new Set(items(page).flatMap((item) => (item.kind === 'text' ? item.y : [])))].sort(
      (a, b) => a - b,
    )
    const steps = lines.slice(1).map((y, index) => y - (lines[index] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(13)
  })
})

describe('a disc behind the photo', () => {
  it('is clear of all text, however short the name', () => {
    const { launch } = templates
    const person = { ...launch.sample.personalInfo, firstName: '', lastName: 'Li', profileImage: '' }
    const page = draw(launch, { ...launch.sample, personalInfo: person })
    const disc = items(page).find((item) => item.kind === 'ellipse')
    if (disc?.kind !== 'ellipse') throw new Error('No disc')
    const covered = items(page).filter(
      (item) =>
        item.kind === 'text' && item.x + item.width > disc.cx - disc.rx && item.y - item.size < disc.cy + disc.ry,
    )
    expect(covered).toEqual([])
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
    expect(plants(page)).toHaveLength(2)
    const soil = items(page).find((item) => item.kind === 'rect' || item.kind === 'line')
    const ground = soil?.kind === 'rect' ? soil.y : soil?.kind === 'line' ? soil.y1 - soil.width / 2 : 0
    const stem = plants(page).at(-1)
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

describe('columns at the foot', () => {
  const { concord } = templates
  const headings = (page: Pages) =>
    concord.design.side.map((id) => at(page, `section.${id}`)).map(({ x, y }) => ({ x: Math.round(x), y }))

  it('stand side by side under the story, three and no more', () => {
    const page = draw(concord)
    const found = headings(page)
    const [top, under] = [found.slice(0, 3), found[3]]
    expect(new Set(top.map(({ y }) => y)).size).toBe(1)
    expect(new Set(top.map(({ x }) => x)).size).toBe(3)
    // What is more stands under the last.
    expect(under?.x).toBe(top[2]?.x)
    expect(under?.y).toBeGreaterThan(top[2]?.y ?? 0)
    expect(found[0]?.y).toBeGreaterThan(at(page, 'section.experience').y)
  })

  it('follow one another where one of them is long', () => {
    const [group] = concord.sample.skillCategories
    if (!group) throw new Error('No skills')
    const skills = Array.from({ length: 14 }, (_, index) => ({
      id: `many-${index}`,
      name: `Administrative law and legal practice ${index}`,
    }))
    const resume = {
      ...concord.sample,
      experiences: [],
      skillCategories: [{ ...group, skills }],
    }
    expect(new Set(headings(draw(concord, resume)).map(({ x }) => x)).size).toBe(1)
  })
})

describe('a ground behind a part of the text', () => {
  const grounds = (page: Pages, fill: string) =>
    items(page).flatMap((item) => (item.kind === 'rect' && item.fill === fill ? item : []))

  it('is a dark quarter under the name in slate, with the summary beside it', () => {
    const { slate } = templates
    const page = draw(slate)
    const [block] = grounds(page, slate.design.fill ?? '')
    const [name, summary] = [at(page, 'personalInfo.firstName'), at(page, 'personalInfo.summary')]
    if (!block) throw new Error('No block')
    expect(name.x + name.width).toBeLessThan(block.width)
    expect(summary.x).toBeGreaterThan(block.width)
    expect(summary.y).toBeLessThan(block.height)
    expect(at(page, 'section.skills').y).toBeGreaterThan(block.height)
  })

  it('is a tab in from the edge of the page under each heading of register, on the edge of its text', () => {
    const { register } = templates
    const page = draw(register)
    const heading = at(page, 'section.experience')
    const isUnder = ({ y, height }: { y: number; height: number }) => y < heading.y && heading.y < y + height
    const tab = grounds(page, register.design.fill ?? '').find(isUnder)
    expect(tab?.x).toBeCloseTo(0, 1)
    expect(tab?.width).toBeGreaterThan(heading.x + heading.width)
    expect(heading.x).toBeCloseTo(at(page, `${firstJob(register)}.company`).x, 1)
  })

  it('goes from the facts of clarity down to the edge of the page, and not on where a page has much left', () => {
    const { clarity } = templates
    const [foot] = grounds(draw(clarity), clarity.design.fill ?? '')
    expect([foot?.x, foot?.width, (foot?.y ?? 0) + (foot?.height ?? 0)]).toEqual([0, 612, 792])
    const short = { ...clarity.sample, experiences: clarity.sample.experiences.slice(0, 1) }
    const [floating] = grounds(draw(clarity, short), clarity.design.fill ?? '')
    expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThan(700)
  })

  it('is orange under the headings of signal, and a running name keeps off it', () => {
    const { signal } = templates
    const [first, ...rest] = signal.sample.experiences
    if (!first) throw new Error('No job')
    const experiences = Array.from({ length: 9 }, (_, index) => ({ ...first, id: `job-${index}` })).concat(rest)
    const pages = draw(signal, { ...signal.sample, experiences })
    const column = grounds(pages, signal.design.fill ?? '').find(({ height }) => height > 700)
    if (!column) throw new Error('No column')
    expect(at(pages, 'section.summary').x).toBeLessThan(column.width)
    const running = pages.pages[1]?.items.find((item) => item.kind === 'text' && item.y < 40)
    expect(running?.kind === 'text' && running.x).toBeGreaterThan(column.width)
  })
})

describe('the light of a lamp', () => {
  const cones = (page: Pages) => items(page).filter((item) => item.kind === 'polygon')

  it('falls on dark paper and is not seen on light paper', () => {
    const { nocturne } = templates
    const light = composeResume(nocturne.sample, nocturne, { backgroundColor: '#ffffff', textColor: '#222222' })
    expect(cones(draw(nocturne))).toHaveLength(2)
    expect(cones(layoutPages(light, fonts))).toEqual([])
  })
})

describe('a photo at the upper end of a panel', () => {
  it('reaches the edges of page and panel', () => {
    const { modern } = templates
    const page = draw(modern)
    const photo = items(page).find((item) => item.kind === 'image')
    const panel = items(page).find((item) => item.kind === 'rect' && item.fill === modern.design.fill)
    if (photo?.kind !== 'image' || panel?.kind !== 'rect') throw new Error('No photo on a panel')
    expect(photo.y).toBe(0)
    expect(photo.x).toBeCloseTo(panel.x, 1)
    expect(photo.width).toBeCloseTo(panel.width, 1)
  })
})

describe('squared paper', () => {
  it('has every line of text on one of its lines', () => {
    expect(textOffGrid(templates.notebook)).toEqual([])
  })
})
