// Lets a short document fill its page: larger type and wider gaps, as far as both still read well.
import type { Resume } from '#engine/resume/resume.ts'
import type { Design } from '#engine/style/design.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { CustomStyle, Style } from '#engine/style/style.ts'
import { composeResume } from './compose/compose-resume.ts'
import { filledShare } from './filled-share.ts'
import { layoutPages } from './layout-pages.ts'
import type { FontSet } from './text/fonts.ts'

const LARGEST = { fontSize: 12, spacing: 1.5 }
/** Beyond this it would look crammed again. */
const FULL = 0.92

/** What to change, or nothing where the page is full, the type is large already or there are several pages. */
export function fillPage(
  {
    resume,
    template,
    custom = {},
  }: { resume: Resume; template: { style: Style; design: Design }; custom?: CustomStyle },
  fonts: FontSet,
): CustomStyle | undefined {
  const base = resolveDesign(template, custom).style
  let best: CustomStyle | undefined
  for (const style of largerStyles(base)) {
    const pages = layoutPages(composeResume(resume, template, { ...custom, ...style }), fonts)
    if (pages.pages.length > 1 || filledShare(pages) > FULL) break
    best = style
  }
  return best
}

/** A step of type for every two of the gaps. */
function* largerStyles({ fontSize, spacing }: Style): Generator<CustomStyle> {
  for (let step = 1; step <= 12; step++) {
    const type = Math.min(LARGEST.fontSize, Math.floor((fontSize + step / 4) * 2) / 2)
    const gaps = Math.min(LARGEST.spacing, Math.round((spacing + step / 20) * 10) / 10)
    if (type > fontSize || gaps > spacing)
      yield { fontSize: Math.max(fontSize, type), spacing: Math.max(spacing, gaps) }
  }
}
