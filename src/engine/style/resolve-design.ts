// One map from the public style to the private parts. A field the person changed wins over the part it touches.
import type { BorderPart, Design, HeaderPart, HeadingMark, HeadingText, LayoutPart } from './design.ts'
import type { CustomStyle, Style } from './style.ts'

export const layoutOfType: Record<Style['layoutType'], LayoutPart> = {
  'single-column': 'single',
  'two-column': 'rule-right',
  creative: 'cards',
}

export const headerOfStyle: Record<Style['headerStyle'], HeaderPart> = {
  centered: 'center-stack',
  'left-accent': 'left-bar',
  prominent: 'oversize',
  traditional: 'double-rule',
  sophisticated: 'frame',
  dynamic: 'band-solid',
  technical: 'inline',
  visual: 'photo-left',
  social: 'split',
  default: 'left-stack',
}

export const headingTextOfStyle: Record<Style['headingStyle'], HeadingText> = {
  uppercase: 'caps-tracked',
  capitalize: 'capitalized',
  'small-caps': 'small-caps',
  gradient: 'gradient',
  'bold-caps': 'caps-bold',
  'code-like': 'code-comment',
  'normal-case': 'plain-bold',
  modern: 'modern',
}

export const headingMarkOfStyle: Record<Style['sectionStyle'], HeadingMark> = {
  bordered: 'section-box',
  underlined: 'rule-below',
  classic: 'double-below',
  minimal: 'none',
  'bold-underline': 'rule-thick-below',
  'elegant-divider': 'flanked',
  'tech-block': 'filled-strip',
}

export const borderOfStyle: Record<Style['borderStyle'], BorderPart> = {
  none: 'none',
  thin: 'page-frame',
  subtle: 'soft-frame',
  double: 'double-frame',
  hairline: 'hairline-frame',
  shadow: 'page-shadow',
}

export type ResolvedDesign = {
  style: Style
  design: Design
  changed: (field: keyof Style) => boolean
  /** By how much the text is larger than the template's own; 1 where it is not. */
  enlarged: number
}

/** Lays the person's style over the template's and decides which private parts still hold. */
export function resolveDesign(template: { style: Style; design: Design }, custom: CustomStyle = {}): ResolvedDesign {
  const given = Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== undefined))
  const style: Style = { ...template.style, ...given }
  const changed = (field: keyof Style) => style[field] !== template.style[field]
  const enlarged = style.fontSize / template.style.fontSize
  // A header of the person's choice brings its own ground.
  const { headerGround, ...own } = template.design
  const design: Design = { ...own, ...(headerGround && !changed('headerStyle') ? { headerGround } : {}) }
  if (changed('layoutType')) Object.assign(design, partsOfLayoutType(style.layoutType, design))
  if (changed('headerStyle')) design.header = headerOfStyle[style.headerStyle]
  if (changed('headingStyle')) design.headingText = headingTextOfStyle[style.headingStyle]
  if (changed('sectionStyle')) design.headingMark = headingMarkOfStyle[style.sectionStyle]
  if (changed('borderStyle')) design.border = borderOfStyle[style.borderStyle]
  if (changed('fontFamily')) design.headingFont = style.fontFamily
  if (style.headingFont) design.headingFont = style.headingFont
  return { style, design: settleParts(design), changed, enlarged }
}

const usualSide: Design['side'] = ['skills', 'certifications', 'languages']

/** Another layout brings what makes it one: a side column its sections, the creative one its cards. */
function partsOfLayoutType(type: Style['layoutType'], design: Design): Partial<Design> {
  const layout = layoutOfType[type]
  if (type === 'creative') return { layout, entry: 'card' }
  const entry = design.entry === 'card' ? 'role-first' : design.entry
  if (type === 'single-column' || design.side.length > 0) return { layout, entry }
  return { layout, entry, side: usualSide, main: design.main.filter((id) => !usualSide.includes(id)) }
}

const dateLayouts: readonly LayoutPart[] = ['date-gutter']
const gutterLayouts: readonly LayoutPart[] = ['label-gutter', 'axis']
const gutterMarks: readonly HeadingMark[] = ['gutter-label', 'swiss-rule']
/** These hang in the gutter if there is one; otherwise they go above their section. */
const eitherMarks: readonly HeadingMark[] = ['rule-tab', 'word-block', 'section-bar', 'edge-tab']

/** Parts that need each other: a line between dates and text needs both, what hangs on a band needs the band, a name in the sidebar needs a sidebar, labels in the gutter need the gutter. */
function settleParts(design: Design): Design {
  const settled = { ...design }
  if (settled.header === 'portrait' && settled.layout !== 'sidebar-left') settled.header = 'left-stack'
  const hasGutter = gutterLayouts.includes(settled.layout)
  const hasGutterMark = gutterMarks.includes(settled.headingMark)
  if (hasGutter && !hasGutterMark && !eitherMarks.includes(settled.headingMark)) settled.layout = 'single'
  else if (!hasGutter && hasGutterMark) settled.headingMark = 'rule-below'
  if (settled.headingMark === 'index-tab' && settled.layout !== 'ledger') settled.headingMark = 'rule-below'
  if (dateLayouts.includes(settled.layout)) settled.entry = 'dates-gutter'
  else if (settled.entry === 'dates-gutter') settled.entry = 'role-first'
  if (settled.layout === 'ledger') settled.entry = 'field-lines'
  if (settled.border === 'corner-disc' && settled.header !== 'orbit') settled.border = 'none'
  if (settled.border === 'date-column' && settled.layout !== 'date-gutter') settled.border = 'none'
  if (settled.border === 'flow-line' && (settled.layout !== 'ledger' || settled.headingMark === 'section-box'))
    settled.border = 'none'
  if (settled.border === 'axis-line' && settled.layout !== 'axis') settled.border = 'none'
  if (settled.border === 'quarter-block' && settled.header !== 'quarter') settled.border = 'none'
  if (settled.border === 'label-column' && (settled.headingMark !== 'swiss-rule' || !settled.headerGround))
    settled.border = 'none'
  if (settled.border === 'perforations' && settled.layout !== 'sidebar-left') settled.border = 'none'
  return settled
}
