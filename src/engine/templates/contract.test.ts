// What every template promises, on its own sample and on resumes made to break it.
import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import {
  borderStyles,
  headerStyles,
  headingStyles,
  layoutTypes,
  type PageSize,
  pageSizes,
  type Style,
  sectionStyles,
} from '#engine/style/style.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import {
  contrastFindings,
  logicalText,
  missingTexts,
  orphanHeadings,
  outsideFindings,
  overlapFindings,
  surplusLetters,
} from '../../../tests/support/page-checks.ts'
import { stressResumes } from '../../../tests/support/resumes.ts'
import { templates } from './registry.gen.ts'
import { templateCategories, templateSchema } from './template.ts'

const all = Object.values(templates).sort((a, b) => a.id - b.id)
const isFull = process.env.TEST_FULL === '1'
const fonts = testFonts()

describe('the set of templates', () => {
  it('has ids without a gap, six or more in each category, the first three under the names that links use', () => {
    expect(all.length).toBeGreaterThan(40)
    expect(all.map((template) => template.id)).toEqual(all.map((_, index) => index + 1))
    for (const category of templateCategories)
      expect(all.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(6)
    expect(all.slice(0, 3).map((template) => template.name)).toEqual(['Professional', 'Modern', 'Creative'])
    expect(new Set(all.map((template) => template.name)).size).toBe(all.length)
  })

  it('uses all ten families and parses by its own schema', () => {
    for (const template of all) expect(templateSchema.safeParse(template).error).toBeUndefined()
    expect(new Set(all.flatMap((template) => [template.style.fontFamily, template.design.headingFont])).size).toBe(10)
  })

  it('has no two alike', () => {
    const shapes = all.map(({ design }) =>
      [design.layout, design.header, design.headingText, design.headingMark].join(),
    )
    const frames = all.map(({ design }) =>
      [design.header, design.headingText, design.headingMark, design.border].join(),
    )
    expect(new Set(shapes).size).toBe(all.length)
    expect(new Set(frames).size).toBe(all.length)
  })

  it('draws something else for every value of a style field', () => {
    const values: { [Field in keyof Style]?: readonly Style[Field][] } = {
      layoutType: layoutTypes,
      headerStyle: headerStyles,
      headingStyle: headingStyles,
      sectionStyle: sectionStyles,
      borderStyle: borderStyles,
    }
    const alike = all.flatMap((template) =>
      Object.entries(values).flatMap(([field, choices]) => {
        const designs = choices.map((value) => JSON.stringify(resolveDesign(template, { [field]: value }).design))
        return choices.flatMap((value, index) => {
          const first = designs.indexOf(designs[index] ?? '')
          return first === index ? [] : [`${template.name} ${field}: ${value} as ${choices[first]}`]
        })
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('the samples', () => {
  const twoPages = ['Boardroom', 'Chancery', 'Keystone', 'Register', 'Scholar', 'Treatise']

  it.each(all.map((template) => [template.name, template] as const))(
    '%s takes the pages it should',
    (name, template) => {
      for (const pageSize of pageSizes) {
        const { pages } = layoutPages(composeResume(template.sample, template, { pageSize }), fonts)
        expect(`${pages.length} on ${pageSize}`).toBe(`${twoPages.includes(name) ? 2 : 1} on ${pageSize}`)
      }
    },
  )
})

type Case = [name: string, resumeOf: (sample: Resume) => Resume, size: PageSize]

/** Every template draws its own sample and one stress case; the full run draws all of them on both papers. */
function cases(index: number): Case[] {
  const stress: Case[] = Object.entries(stressResumes).flatMap(([name, make]): Case[] => [
    [`${name}, Letter`, make, 'letter'],
    [`${name}, A4`, make, 'a4'],
  ])
  const own: Case = ['its own sample, Letter', (sample) => sample, 'letter']
  if (isFull) return [own, ['its own sample, A4', (sample) => sample, 'a4'], ...stress]
  return [own, ...stress.slice(index % stress.length).slice(0, 1)]
}

describe.each(all.map((template, index) => [template.name, template, index] as const))('%s', (_, template, index) => {
  it.each(cases(index))('draws %s whole, readable and in bounds', (_label, resumeOf, pageSize) => {
    const resume = resumeOf(template.sample)
    const pages = layoutPages(composeResume(resume, template, { pageSize }), fonts)

    expect(missingTexts(resume, logicalText(pages))).toEqual([])
    expect(outsideFindings(pages)).toEqual([])
    expect(overlapFindings(pages)).toEqual([])
    expect(contrastFindings(pages)).toEqual([])
    expect(orphanHeadings(pages)).toEqual([])
    // Numbers before headings and the like are the template's; more than that is a text drawn twice.
    expect(surplusLetters(resume, pages)).toBeLessThanOrEqual(16)
  })
})
