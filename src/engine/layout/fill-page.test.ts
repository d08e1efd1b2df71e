import { describe, expect, it } from 'vitest'
import type { CustomStyle } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import { everySectionResume, twoPageResume } from '../../../tests/support/resumes.ts'
import { composeResume } from './compose/compose-resume.ts'
import { fillPage } from './fill-page.ts'
import { filledShare } from './filled-share.ts'
import { layoutPages } from './layout-pages.ts'

const fonts = testFonts()
const template = templates.professional
const full = everySectionResume()
const short = { ...full, experiences: full.experiences.slice(0, 1), projects: [], certifications: [], languages: [] }
const layOut = (custom: object) => layoutPages(composeResume(short, template, custom), fonts)

describe('filling a page', () => {
  it('enlarges type and gaps of a short document, and stays on the page', () => {
    const style = fillPage({ resume: short, template }, fonts)
    if (!style) throw new Error('There is room')
    expect(style.fontSize).toBeGreaterThan(template.style.fontSize)
    expect(style.fontSize).toBeLessThanOrEqual(12)
    const after = layOut(style)
    expect(after.pages).toHaveLength(1)
    expect(filledShare(after)).toBeGreaterThan(filledShare(layOut({})) + 0.1)
    expect(filledShare(after)).toBeLessThanOrEqual(0.92)
  })

  it('leaves a name that fills its line already as large as it was, and lets a short one grow', () => {
    const nameSize = (lastName: string, custom: CustomStyle) => {
      const resume = { ...short, personalInfo: { ...short.personalInfo, firstName: 'Danielle', lastName } }
      const { pages } = layoutPages(composeResume(resume, template, custom), fonts)
      const items = (pages[0]?.items ?? []).filter((item) => item.kind === 'text')
      return items.find(({ text }) => text.startsWith('Danielle'))?.size ?? 0
    }
    expect(nameSize('Okafor-Reyes', { fontSize: 12 })).toBeCloseTo(nameSize('Okafor-Reyes', {}))
    expect(nameSize('Li', { fontSize: 12 })).toBeGreaterThan(nameSize('Li', {}))
  })

  it('leaves alone what is as large as it reads well, or has several pages', () => {
    expect(fillPage({ resume: twoPageResume(), template }, fonts)).toBeUndefined()
    expect(fillPage({ resume: short, template, custom: { fontSize: 12, spacing: 1.5 } }, fonts)).toBeUndefined()
  })
})
