import { defaultLetterDesign, type LetterDesign } from '#engine/letter/letter-design.ts'
import type { FontFamily, Style } from '#engine/style/style.ts'

/** The nearest of the letter's fonts. */
const nearest: Record<FontFamily, LetterDesign['fontFamily']> = {
  Roboto: 'Helvetica',
  'Open Sans': 'Calibri',
  Montserrat: 'Calibri',
  'Playfair Display': 'Georgia',
  'Source Code Pro': 'Arial',
  Poppins: 'Calibri',
  Lato: 'Calibri',
  Raleway: 'Calibri',
  Georgia: 'Georgia',
  Arial: 'Arial',
  Inter: 'Helvetica',
  'Times New Roman': 'Times New Roman',
  Helvetica: 'Helvetica',
  Calibri: 'Calibri',
}

export type ResumeLook = Pick<Style, 'fontFamily' | 'primaryColor' | 'textColor' | 'backgroundColor' | 'pageSize'>

/** A letter looks like the resume it goes with. What the person chose for the letter stays; the look it `wore` does not. */
export function designLikeResume(design: LetterDesign, look: ResumeLook, wore?: ResumeLook): LetterDesign {
  const given = wore ? [defaultLetterDesign, dress(design, wore)] : [defaultLetterDesign]
  return given.some((usual) => looksAlike(design, usual)) ? dress(design, look) : design
}

function dress(design: LetterDesign, look: ResumeLook): LetterDesign {
  return {
    ...design,
    fontFamily: nearest[look.fontFamily],
    headingColor: look.primaryColor,
    textColor: look.textColor,
    backgroundColor: look.backgroundColor,
  }
}

function looksAlike(one: LetterDesign, other: LetterDesign): boolean {
  return (['fontFamily', 'headingColor', 'textColor', 'backgroundColor'] as const).every(
    (field) => one[field] === other[field],
  )
}
