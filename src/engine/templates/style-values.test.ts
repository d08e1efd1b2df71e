// Every value the style editor offers changes the page, and none of them breaks it.
import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import {
  accentElementValues,
  borderStyles,
  type CustomStyle,
  fontFamilies,
  headerStyles,
  headingStyles,
  layoutTypes,
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
} from '../../../tests/support/page-checks.ts'
import { everySectionResume } from '../../../tests/support/resumes.ts'
import { templates } from './registry.gen.ts'
import { portraits } from './samples/portraits.gen.ts'

const isFull = process.env.TEST_FULL === '1'
const fonts = testFonts()
const tested = Object.values(templates)
  .sort((a, b) => a.id - b.id)
  .slice(0, isFull ? undefined : 3)

const values: { [Field in keyof Style]?: readonly Style[Field][] } = {
  layoutType: layoutTypes,
  headerStyle: headerStyles,
  headingStyle: headingStyles,
  sectionStyle: sectionStyles,
  borderStyle: borderStyles,
  accentElements: accentElementValues,
  fontFamily: fontFamilies,
  fontSize: [9, 10.5, 14],
  spacing: [0.8, 1, 1.5],
  marginScale: [0.6, 1, 1.2],
  pageSize: pageSizes,
  primaryColor: ['#b45309', '#facc15', '#0f172a'],
  secondaryColor: ['#0e7490', '#fde68a', '#111827'],
  textColor: ['#111111', '#9ca3af', '#1e3a8a'],
  backgroundColor: ['#ffffff', '#fef3c7', '#1f2937'],
}

const everySection: Resume = everySectionResume()
const withPhoto: Resume = {
  ...everySection,
  personalInfo: { ...everySection.personalInfo, profileImage: portraits.b },
}

const cases = tested.flatMap((template) =>
  Object.entries(values).map(([field, choices]) => [template.name, field, template, choices] as const),
)

describe.each(cases)('%s with another %s', (_name, field, template, choices) => {
  const drawn = choices.map((value) => {
    const custom: CustomStyle = { [field]: value }
    return { value, pages: layoutPages(composeResume(withPhoto, template, custom), fonts) }
  })

  it('looks different for every value', () => {
    const seen = new Map<string, unknown>()
    for (const { value, pages } of drawn) {
      const { title, language, nodes, ...visible } = pages
      const picture = JSON.stringify(visible)
      expect(`${value} as ${seen.get(picture) ?? value}`).toBe(`${value} as ${value}`)
      seen.set(picture, value)
    }
  })

  it.each(drawn)('stays whole, readable and in bounds: $value', ({ pages }) => {
    expect(missingTexts(withPhoto, logicalText(pages))).toEqual([])
    expect(outsideFindings(pages)).toEqual([])
    expect(overlapFindings(pages)).toEqual([])
    expect(contrastFindings(pages)).toEqual([])
    expect(orphanHeadings(pages)).toEqual([])
  })
})
