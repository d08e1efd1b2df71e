import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import { everySectionResume, longResume, twoPageResume } from '../../../tests/support/resumes.ts'
import { sample } from '../../../tests/support/sample.ts'
import { composeResume } from './compose/compose-resume.ts'
import { fitToPages } from './fit-to-pages.ts'
import { layoutPages } from './layout-pages.ts'

const fonts = testFonts()
const template = templates.professional
const twoPages = twoPageResume()
/** A little more than a page. */
const resume = { ...twoPages, experiences: twoPages.experiences.slice(0, 2) }

describe('fitting to pages', () => {
  it('changes nothing where the document fits already', () => {
    const result = fitToPages({ resume: everySectionResume(), template }, 1, fonts)
    expect(result).toEqual({ fits: true, pages: 1, style: {}, changes: [] })
  })

  it('finds a style that fits, and says what it changed from what to what', () => {
    const custom = { fontSize: 11 }
    expect(layoutPages(composeResume(resume, template, { ...custom }), fonts).pages.length).toBeGreaterThan(1)
    const result = fitToPages({ resume, template, custom }, 1, fonts)
    if (!result.fits) throw new Error('It should fit')
    expect(result.changes.length).toBeGreaterThan(0)
    for (const { field, from, to } of result.changes) {
      expect(result.style[field]).toBe(to)
      expect(from).toBe({ ...template.style, ...custom }[field])
      expect(to).toBeLessThan(from)
    }
    const after = layoutPages(composeResume(resume, template, { ...custom, ...result.style }), fonts)
    expect(after.pages).toHaveLength(1)
  })

  it('takes gaps before margins and margins before type', () => {
    const sizes = Array.from({ length: 17 }, (_, index) => 8 + index / 8)
    // With less a larger name breaks before the gaps are asked for.
    const longer = { ...twoPages, experiences: twoPages.experiences.slice(0, 3) }
    const fitted = sizes.map((fontSize) => fitToPages({ resume: longer, template, custom: { fontSize } }, 1, fonts))
    const smallest = fitted.find((result) => result.fits && result.changes.length > 0)
    if (!smallest?.fits) throw new Error('One of them should need a change')
    expect(smallest.changes.map((change) => change.field)).toEqual(['spacing'])
  })

  it('fits whatever fits at the smallest, from any size', () => {
    for (const fontSize of sample([9.2, 9.4, 9.7, 9.8, 10.1, 10.3], 2))
      for (const count of [1, 2, 3]) {
        const some = { ...twoPages, experiences: twoPages.experiences.slice(0, count) }
        const result = fitToPages({ resume: some, template, custom: { fontSize } }, 1, fonts)
        if (!result.fits) expect(result.pages).toBeGreaterThan(1)
      }
  })

  it('never sets type below 9 points', () => {
    for (const pages of [2, 3, 4]) {
      const result = fitToPages({ resume: longResume(), template, custom: { fontSize: 12 } }, pages, fonts)
      if (result.fits) expect(result.style.fontSize ?? 12).toBeGreaterThanOrEqual(9)
    }
  })

  it('says how far it came where it cannot', () => {
    const result = fitToPages({ resume: longResume(), template }, 1, fonts)
    expect(result.fits).toBe(false)
    expect(result.pages).toBeGreaterThan(1)
  })
})
