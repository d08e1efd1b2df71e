// The public style of a template: its fields and values, and what the style editor edits.
import * as z from 'zod'

export const fontFamilies = [
  'Roboto',
  'Open Sans',
  'Montserrat',
  'Playfair Display',
  'Source Code Pro',
  'Poppins',
  'Lato',
  'Raleway',
  'Georgia',
  'Arial',
] as const

/** Families beyond the style editor's ten: the tailored page offers Inter, the cover letter the other three. */
export const furtherFontFamilies = ['Inter', 'Times New Roman', 'Helvetica', 'Calibri'] as const

export const layoutTypes = ['single-column', 'two-column', 'creative'] as const
export const headerStyles = [
  'centered',
  'left-accent',
  'prominent',
  'traditional',
  'sophisticated',
  'dynamic',
  'technical',
  'visual',
  'social',
  'default',
] as const
export const headingStyles = [
  'uppercase',
  'capitalize',
  'small-caps',
  'gradient',
  'bold-caps',
  'code-like',
  'normal-case',
  'modern',
] as const
export const sectionStyles = [
  'bordered',
  'underlined',
  'classic',
  'minimal',
  'bold-underline',
  'elegant-divider',
  'tech-block',
] as const
export const borderStyles = ['none', 'thin', 'subtle', 'double', 'hairline', 'shadow'] as const
export const accentElementValues = ['none', 'circles', 'geometric', 'highlight-blocks', 'image-focus'] as const
export const pageSizes = ['letter', 'a4'] as const
/** What is above the pages after the first, or at their feet where the template numbers all of them. */
export const runningHeads = ['name-and-number', 'number', 'name', 'none'] as const

export const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour such as #1e40af')
export const fontFamilySchema = z.enum([...fontFamilies, ...furtherFontFamilies])

/** Reads 11, '11', '11pt', '1rem' as a number: older documents carry units. */
const measure = (unit: string, minimum: number, maximum: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? Number.parseFloat(value.replace(unit, '')) : value),
    z.number().min(minimum).max(maximum),
  )

export const styleSchema = z.object({
  primaryColor: colorSchema,
  secondaryColor: colorSchema,
  textColor: colorSchema,
  backgroundColor: colorSchema,
  fontFamily: fontFamilySchema,
  /** Headings in a face of their own; without it, in the text's, or in the template's where that is unchanged. */
  headingFont: fontFamilySchema.optional(),
  fontSize: measure('pt', 9, 14),
  spacing: measure('rem', 0.8, 1.5),
  layoutType: z.enum(layoutTypes),
  headerStyle: z.enum(headerStyles),
  headingStyle: z.enum(headingStyles),
  sectionStyle: z.enum(sectionStyles),
  accentElements: z.enum(accentElementValues),
  borderStyle: z.enum(borderStyles),
  pageSize: z.enum(pageSizes),
  /** 1 is the template's own margins; fitting a document to fewer pages narrows them. */
  marginScale: z.number().min(0.6).max(1.2),
  showPhoto: z.boolean(),
  runningHead: z.enum(runningHeads),
})

/** Any part of a style laid over the template's own. */
export const customStyleSchema = styleSchema.partial()

export type Style = z.infer<typeof styleSchema>
export type CustomStyle = z.infer<typeof customStyleSchema>
export type FontFamily = z.infer<typeof fontFamilySchema>
export type PageSize = (typeof pageSizes)[number]

/** The default preview style, used where a style is missing. */
export const defaultStyle: Style = {
  primaryColor: '#1e40af',
  secondaryColor: '#60a5fa',
  textColor: '#333333',
  backgroundColor: '#ffffff',
  fontFamily: 'Roboto',
  fontSize: 11,
  spacing: 1,
  layoutType: 'single-column',
  headerStyle: 'default',
  headingStyle: 'normal-case',
  sectionStyle: 'minimal',
  accentElements: 'none',
  borderStyle: 'none',
  pageSize: 'letter',
  marginScale: 1,
  showPhoto: true,
  runningHead: 'name-and-number',
}
