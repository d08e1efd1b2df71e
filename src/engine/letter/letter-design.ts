// The look of a cover letter: its fields, options and defaults.
import * as z from 'zod'

export const letterFonts = ['Arial', 'Times New Roman', 'Helvetica', 'Georgia', 'Calibri'] as const
const letterSpacings = ['tight', 'normal', 'loose'] as const
const letterAlignments = ['left', 'center', 'justify'] as const

/** The slider; in CSS pixels. */
export const letterFontSize = { minimum: 10, maximum: 20, step: 1 } as const

export const letterLineHeights: Record<LetterDesign['spacing'], number> = { tight: 1.4, normal: 1.6, loose: 1.8 }

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour such as #1e40af')

export const letterDesignSchema = z.object({
  fontFamily: z.enum(letterFonts),
  fontSize: z.number().min(letterFontSize.minimum).max(letterFontSize.maximum),
  textColor: color,
  backgroundColor: color,
  headingColor: color,
  spacing: z.enum(letterSpacings),
  alignment: z.enum(letterAlignments),
  /** The template's own where none is chosen. */
  pageSize: z.enum(['letter', 'a4']).optional(),
})

export type LetterDesign = z.infer<typeof letterDesignSchema>

export const defaultLetterDesign: LetterDesign = {
  fontFamily: 'Arial',
  fontSize: 14,
  textColor: '#000000',
  backgroundColor: '#ffffff',
  headingColor: '#1e40af',
  spacing: 'normal',
  alignment: 'left',
}
