// The private parts of a template, richer than the public style. Where the person changes a style field,
// resolve-design.ts lets that field win over the part it touches.
import * as z from 'zod'
import { sectionIdSchema } from '#engine/resume/resume.ts'
import { colorSchema, fontFamilySchema } from './style.ts'

const layoutParts = [
  'single',
  'single-narrow',
  'date-gutter',
  'label-gutter',
  'sidebar-left',
  'sidebar-right',
  'rule-left',
  'rule-right',
  'band-split',
  'split-even',
  'cards',
  'grid-asym',
  'foot-columns',
  'axis',
  'ledger',
] as const
const headerParts = [
  'left-stack',
  'center-stack',
  'split',
  'inline',
  'double-rule',
  'frame',
  'band-solid',
  'oversize',
  'caption',
  'photo-left',
  'left-bar',
  'cover',
  'poster',
  'masthead',
  'title-block',
  'icon-row',
  'rail-head',
  'span',
  'rose',
  'ribbon',
  'quarter',
  'margin-note',
  'quay',
  'banner',
  'plinth',
  'dawn',
  'portrait',
  'seedling',
  'orbit',
  'nameplate',
  'prompt',
  'belt',
] as const
/** How the words of a section heading are set. */
const headingTexts = [
  'caps-tracked',
  'caps-bold',
  'small-caps',
  'capitalized',
  'plain-bold',
  'serif-italic',
  'code-comment',
  'gradient',
  'modern',
  'spectrum',
] as const
/** What is drawn with a section heading. */
const headingMarks = [
  'none',
  'rule-below',
  'rule-thick-below',
  'double-below',
  'rule-short',
  'overline',
  'flanked',
  'filled-strip',
  'gutter-label',
  'section-box',
  'swiss-rule',
  'word-block',
  'numeral',
  'field',
  'rule-tab',
  'section-bar',
  'index-tab',
  'edge-tab',
] as const
const entryParts = [
  'role-first',
  'company-first',
  'stacked',
  'dates-gutter',
  'bold-figures',
  'card',
  'field-lines',
] as const
const skillsParts = ['line', 'grouped', 'list', 'columns-2', 'deck', 'table'] as const
const borderParts = [
  'none',
  'header-rule',
  'page-frame',
  'double-frame',
  'perforations',
  'hairline-columns',
  'page-numbers',
  'page-shadow',
  'soft-frame',
  'hairline-frame',
  'halftone',
  'pleading-lines',
  'squared-paper',
  'corner-disc',
  'flow-line',
  'axis-line',
  'quarter-block',
  'label-column',
  'spotlight',
  'beam',
  'date-column',
] as const
const densities = ['compact', 'normal', 'airy'] as const

export const designSchema = z.object({
  layout: z.enum(layoutParts),
  header: z.enum(headerParts),
  headingText: z.enum(headingTexts),
  headingMark: z.enum(headingMarks),
  entry: z.enum(entryParts),
  skills: z.enum(skillsParts),
  border: z.enum(borderParts),
  headingFont: fontFamilySchema,
  muted: colorSchema,
  /** The tinted or solid area behind text, and the text colour on it. */
  fill: colorSchema.nullable(),
  onFill: colorSchema.nullable(),
  density: z.enum(densities),
  /** The colour of employers and schools under a role. */
  places: z.enum(['accent', 'muted', 'ink']),
  /** Order of the sections in the page's main flow; sections not named follow in the usual order. */
  main: z.array(sectionIdSchema),
  /** Sections that are in the side column where the layout has one. */
  side: z.array(sectionIdSchema),
  photoShape: z.enum(['round', 'square', 'rounded']),
  /** How much larger than usual the header sets the name; 1 if not said. */
  nameScale: z.number().min(0.5).max(2.5).optional(),
  /** How heavy the name is, where that is not the header's own weight. */
  nameWeight: z.union([z.literal(300), z.literal(400), z.literal(600)]).optional(),
  /** Sets the name in capitals. */
  nameCase: z.literal('upper').optional(),
  /** How much larger than usual section headings are set; 1 if not said. */
  headingScale: z.number().min(0.7).max(2).optional(),
  /** Sets a header that is on the page on a band from edge to edge. */
  headerGround: z.enum(['tint', 'fill']).optional(),
  /** Sets the columns at the page's foot on a ground from edge to edge; under a rule if not said. */
  footGround: z.literal('fill').optional(),
  /** Lets the header hold this section, on its ground. */
  opensWith: z.enum(['summary', 'languages']).optional(),
  /** The share of the page a side column with a ground of its own takes; a third if not said. */
  sideShare: z.number().min(0.25).max(0.5).optional(),
  /** Points around the page instead of those of the density. */
  margin: z.number().min(30).max(80).optional(),
  /** How much larger than the text the summary is set, as a statement or a lead. */
  statement: z.number().min(1).max(2).optional(),
  /** How the title of an entry is set; bold if not said. */
  role: z.enum(['regular', 'italic', 'display']).optional(),
  /** How much larger than the text the title of an entry is set, where that is not the role's own size. */
  roleScale: z.number().min(1).max(1.6).optional(),
  /** Sets the titles of publications and grants lighter and closer, so that posts stand out. */
  quietWorks: z.boolean().optional(),
  /** How dates are set; in the muted colour if not said. */
  dates: z.enum(['accent', 'italic', 'ink']).optional(),
  /** Sets licences and certificates side by side, for work that asks for them first. */
  showsLicences: z.boolean().optional(),
  /** Sets languages side by side, each over its level. */
  showsLevels: z.boolean().optional(),
  /** Where headings in a gutter end at the text beside them; they begin at the gutter's edge if not said. */
  labels: z.literal('right').optional(),
})

export type Design = z.infer<typeof designSchema>
export type LayoutPart = Design['layout']
export type HeaderPart = Design['header']
export type HeadingText = Design['headingText']
export type HeadingMark = Design['headingMark']
export type BorderPart = Design['border']
