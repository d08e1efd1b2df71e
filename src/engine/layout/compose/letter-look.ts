// The template's letterhead in the letter's own type and colours, and how wide its lines are.
import { type LetterDesign, letterLineHeights } from '#engine/letter/letter-design.ts'
import type { Design } from '#engine/style/design.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { Style } from '#engine/style/style.ts'
import { type Look, makeLook } from './look.ts'

export type LetterLook = { design: LetterDesign; template: { style: Style; design: Design } }

/** As many characters as an eye follows without losing its line, and how wide one is on average, in em. */
const LONGEST_LINE = 86
export const letterWidths: Record<LetterDesign['fontFamily'], number> = {
  Arial: 0.445,
  Helvetica: 0.445,
  Georgia: 0.445,
  Calibri: 0.405,
  'Times New Roman': 0.405,
}
/** In points: small type in a column narrower than this looks like a clipping. */
const NARROWEST = 400
/** In points: a poster of a name over a few quiet paragraphs looks like somebody else's letter. */
const LARGEST_NAME = 34

export type LetterSize = LetterLook & { size: number; isNarrow?: boolean; drop?: number }

/** The template's letterhead in the letter's own type and colours. */
export function letterLook({ design, template, size, isNarrow }: Required<Omit<LetterSize, 'drop'>>): Look {
  const single = { ...template, design: { ...template.design, layout: 'single' as const } }
  const look = makeLook(
    resolveDesign(single, {
      fontFamily: design.fontFamily,
      fontSize: size,
      primaryColor: design.headingColor,
      textColor: design.textColor,
      backgroundColor: design.backgroundColor,
      spacing: 1,
      ...(design.pageSize ? { pageSize: design.pageSize } : {}),
    }),
  )
  const { width, margin } = look.page
  const measure = Math.max(NARROWEST, LONGEST_LINE * letterWidths[design.fontFamily] * size)
  const side = isNarrow ? Math.max(margin.left, (width - measure) / 2) : margin.left
  // A name keeps its share of the lines it stands over.
  const share = (width - 2 * side) / (width - 2 * margin.left)
  return {
    ...look,
    design: { ...look.design, nameScale: (look.design.nameScale ?? 1) * share },
    // A letter's size is its own, and no larger one than the template's.
    enlarged: 1,
    largestName: LARGEST_NAME,
    leading: letterLineHeights[design.spacing],
    page: { ...look.page, margin: { ...margin, left: side, right: side } },
  }
}
