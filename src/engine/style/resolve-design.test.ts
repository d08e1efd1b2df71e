import { describe, expect, it } from 'vitest'
import type { Design } from './design.ts'
import {
  borderOfStyle,
  headerOfStyle,
  headingMarkOfStyle,
  headingTextOfStyle,
  layoutOfType,
  resolveDesign,
} from './resolve-design.ts'
import { defaultStyle } from './style.ts'

const design: Design = {
  layout: 'label-gutter',
  header: 'belt',
  headingText: 'plain-bold',
  headingMark: 'gutter-label',
  entry: 'stacked',
  skills: 'grouped',
  border: 'header-rule',
  headingFont: 'Georgia',
  muted: '#555555',
  fill: null,
  onFill: null,
  density: 'normal',
  places: 'muted',
  main: ['summary', 'experience', 'skills'],
  side: [],
  photoShape: 'round',
}
const template = { style: defaultStyle, design }

describe('the design a document is drawn with', () => {
  it('is the template’s own where the person changed nothing', () => {
    expect(resolveDesign(template).design).toEqual(design)
    expect(resolveDesign(template, { headerStyle: defaultStyle.headerStyle }).design).toEqual(design)
  })

  it('gives every style field its own part, no two values the same', () => {
    for (const map of [layoutOfType, headerOfStyle, headingTextOfStyle, headingMarkOfStyle, borderOfStyle])
      expect(new Set(Object.values(map)).size).toBe(Object.keys(map).length)
  })

  it('lets a changed field win over the part it touches, and over no other', () => {
    const resolved = resolveDesign(template, { headerStyle: 'dynamic', borderStyle: 'double' }).design
    expect(resolved).toEqual({ ...design, header: 'band-solid', border: 'double-frame' })
  })

  it('keeps the ground of its header until the person chooses another header', () => {
    const onBand = { ...template, design: { ...design, headerGround: 'tint' as const } }
    expect(resolveDesign(onBand).design.headerGround).toBe('tint')
    expect(resolveDesign(onBand, { headerStyle: 'centered' }).design.headerGround).toBeUndefined()
  })

  it('sets headings in the family the person chose', () => {
    expect(resolveDesign(template, { fontFamily: 'Lato' }).design.headingFont).toBe('Lato')
    expect(resolveDesign(template, { fontFamily: 'Lato', headingFont: 'Raleway' }).design.headingFont).toBe('Raleway')
  })

  it('brings sections for the side column of a template that had none', () => {
    const { layout, main, side } = resolveDesign(template, { layoutType: 'two-column' }).design
    expect(layout).toBe('rule-right')
    expect(side).toEqual(['skills', 'certifications', 'languages'])
    expect(main).toEqual(['summary', 'experience'])
  })

  it('sets entries as cards where the layout becomes creative, and no longer where it ceases to be', () => {
    expect(resolveDesign(template, { layoutType: 'creative' }).design.entry).toBe('card')
    const cards = {
      style: { ...defaultStyle, layoutType: 'creative' as const },
      design: { ...design, layout: 'cards' as const, headingMark: 'none' as const, entry: 'card' as const },
    }
    expect(resolveDesign(cards, { layoutType: 'single-column' }).design.entry).toBe('role-first')
  })

  it('takes parts away that another change left without their place', () => {
    expect(resolveDesign(template, { layoutType: 'two-column' }).design.headingMark).toBe('rule-below')
    expect(resolveDesign(template, { sectionStyle: 'classic' }).design.layout).toBe('single')
    const sidebar = {
      style: defaultStyle,
      design: { ...design, layout: 'sidebar-left' as const, header: 'portrait' as const },
    }
    expect(resolveDesign(sidebar, { layoutType: 'creative' }).design.header).toBe('left-stack')
    const dates = {
      style: defaultStyle,
      design: { ...design, layout: 'date-gutter' as const, entry: 'dates-gutter' as const },
    }
    expect(resolveDesign(dates, { layoutType: 'two-column' }).design.entry).toBe('role-first')
  })
})
