// Everything a part needs to know to draw itself, in absolute values: sizes in points, colours that can be read.
import type { DocumentLanguage } from '#engine/resume/resume.ts'
import { contrastRatio, mixColors, mutedColor, readable } from '#engine/style/colors.ts'
import type { Design } from '#engine/style/design.ts'
import { ownMargin } from '#engine/style/own-margin.ts'
import type { ResolvedDesign } from '#engine/style/resolve-design.ts'
import type { FontFamily, Style } from '#engine/style/style.ts'
import type { TextStyle } from '../blocks.ts'
import { borderShade } from './border-shade.ts'

/** Colours on one ground: the page, or the filled area. */
export type Tone = {
  background: string
  ink: string
  muted: string
  accent: string
  hairline: string
  /** Bullets and other small signs. */
  marker: string
}

export type Look = {
  language: DocumentLanguage
  /** Of the titles of its sections: a gutter must hold each of them. */
  titleWords: readonly string[]
  style: Style
  design: Design
  page: { width: number; height: number; margin: { top: number; right: number; bottom: number; left: number } }
  body: FontFamily
  heading: FontFamily
  size: number
  /** By how much the person's text is larger than the template's own; 1 where it is not. */
  enlarged: number
  /** In points: what a name may not exceed. */
  largestName?: number
  leading: number
  gap: { section: number; heading: number; entry: number; item: number; line: number; column: number }
  /** `solid` is the ground of a band that must be bold: the fill, or the accent where the fill is pale. */
  tones: { page: Tone; fill: Tone; solid: Tone }
  /** The colour that the border part lays under some of the page's text. */
  shade: string | undefined
  /** The person's own second colour. */
  second: string | undefined
  /** The pale ground for strips, chips and cards, and its tone. */
  tint: Tone
}

const pageDimensions = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const

const leadings = { compact: 1.28, normal: 1.35, airy: 1.42 } as const
const MINIMUM_CONTRAST = 4.5

/** What the document says by itself: `titles` are those of the sections it shows. */
type Words = { language?: DocumentLanguage; titles?: readonly string[] }

export function makeLook({ style, design, changed, enlarged }: ResolvedDesign, words: Words = {}): Look {
  const size = style.fontSize
  const unit = size * style.spacing
  const margin = ownMargin(design) * style.marginScale
  const hasOwnColors = changed('primaryColor') || changed('textColor') || changed('backgroundColor')
  const fill = changed('secondaryColor') ? style.secondaryColor : (design.fill ?? tintOf(style))
  const second = changed('secondaryColor') ? style.secondaryColor : undefined
  const { backgroundColor: background, primaryColor: accent } = style
  const shade = borderShade(design.border, { background, accent })
  // What can be read where the page is shaded can be read beside it.
  const pageTone = {
    ...toneOn(shade ?? background, {
      ink: style.textColor,
      accent: style.primaryColor,
      ...(second ? { second } : {}),
      muted: hasOwnColors ? mutedColor(style.textColor, style.backgroundColor) : design.muted,
    }),
    background: style.backgroundColor,
  }
  const { language = 'en', titles = [] } = words
  return {
    language,
    titleWords: titles.flatMap((title) => title.split(/\s+/)),
    style,
    design,
    page: { ...pageDimensions[style.pageSize], margin: { top: margin, right: margin, bottom: margin, left: margin } },
    body: style.fontFamily,
    heading: design.headingFont,
    size,
    enlarged,
    leading: leadings[design.density],
    gap: {
      section: unit * 1.55,
      heading: unit * 0.62,
      entry: unit * 0.95,
      item: unit * 0.22,
      line: unit * 0.2,
      column: 22 * style.marginScale,
    },
    tones: {
      page: pageTone,
      fill: fillTone(fill, { style, design }),
      solid: fillTone(isDark(fill) || second ? fill : pageTone.accent, { style, design }),
    },
    second,
    shade,
    tint: fillTone(isDark(fill) ? tintOf(style, second) : fill, { style, design }),
  }
}

/** A breath of the primary colour, or somewhat more of a dark second one, which the person wants to see. */
function tintOf(style: Style, second?: string): string {
  return mixColors(style.backgroundColor, second ?? style.primaryColor, second ? 0.16 : 0.09)
}

function isDark(color: string): boolean {
  return contrastRatio(color, '#ffffff') > MINIMUM_CONTRAST
}

/** Grey text looks brown on it. */
const isVivid = (color: string): boolean => contrastRatio(color, '#ffffff') > 1.45

function fillTone(fill: string, { style, design }: { style: Style; design: Design }): Tone {
  if (!isDark(fill)) {
    return toneOn(fill, {
      ink: style.textColor,
      accent: style.primaryColor,
      muted: isVivid(fill) ? mixColors(style.textColor, fill, 0.12) : mutedColor(style.textColor, fill),
    })
  }
  const ink = design.onFill && contrastRatio(design.onFill, fill) >= MINIMUM_CONTRAST ? design.onFill : '#ffffff'
  return toneOn(fill, { ink, accent: ink, muted: mixColors(ink, fill, 0.18) })
}

/** A second colour of the person's own shows in bullets and hairlines, so that it is seen where nothing is filled. */
function toneOn(background: string, colors: { ink: string; accent: string; muted: string; second?: string }): Tone {
  return {
    background,
    ink: readable(colors.ink, background, MINIMUM_CONTRAST),
    accent: readable(colors.accent, background, MINIMUM_CONTRAST),
    muted: readable(colors.muted, background, MINIMUM_CONTRAST),
    hairline: colors.second ?? mixColors(background, colors.ink, 0.22),
    marker: readable(colors.second ?? colors.accent, background, MINIMUM_CONTRAST),
  }
}

/** The style of body text on a ground; `scale` multiplies the size. */
export function bodyStyle(look: Look, tone: Tone, more: Partial<TextStyle> & { scale?: number } = {}): TextStyle {
  const style: TextStyle = {
    family: more.family ?? look.body,
    size: more.size ?? look.size * (more.scale ?? 1),
    weight: more.weight ?? 400,
    italic: more.italic ?? false,
    color: more.color ?? tone.ink,
    tracking: more.tracking ?? 0,
    leading: more.leading ?? look.leading,
    letterCase: more.letterCase ?? 'none',
  }
  if (look.language !== 'en') style.language = look.language
  return style
}

/** The same in the heading font, set tighter. */
export function displayStyle(look: Look, tone: Tone, more: Partial<TextStyle> & { scale?: number } = {}): TextStyle {
  return bodyStyle(look, tone, { family: look.heading, weight: 700, leading: 1.18, ...more })
}
