import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import { contrastFindings } from '../../../tests/support/page-checks.ts'
import { lightColors } from './light-colors.ts'

describe('the light copy of a page', () => {
  it('has white paper, text that can be read on it, and the same pages', () => {
    const { nocturne } = templates
    const draw = (style = {}) => layoutPages(composeResume(nocturne.sample, nocturne, style), testFonts())
    const copy = draw(lightColors(nocturne.style))
    expect(copy.background).toBe('#ffffff')
    expect(contrastFindings(copy)).toEqual([])
    expect(copy.pages).toHaveLength(draw().pages.length)
  })

  it('is needed by no template on light paper', () => {
    const dark = Object.values(templates).filter(({ style }) => lightColors(style))
    expect(dark.map(({ name }) => name)).toEqual(['Nocturne'])
  })
})
