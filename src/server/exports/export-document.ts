// A resume, a template and a style -> the bytes of a file. Runs in a worker thread.

import type { Composition, Paragraph, TextStyle } from '#engine/layout/blocks.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import { findHeaderEnd, layoutPages } from '#engine/layout/layout-pages.ts'
import { measureText } from '#engine/layout/text/break-lines.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { visibleResume } from '#engine/resume/visible-resume.ts'
import { allFaces } from '#engine/style/fonts.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import type { PaintedFormat } from '#shared/api/exports.ts'
import { attachedResumeName } from '#shared/attached-resume.ts'
import { AppError } from '#shared/errors.ts'
import { writeDocx } from './docx/write-docx.ts'
import { fontFile, loadMetrics } from './fonts/font-files.ts'
import { createPdfFonts } from './pdf/pdf-fonts.ts'
import { writePdf } from './pdf/write-pdf.ts'

export type ExportRequest = {
  resume: Resume
  template: Pick<TemplateDefinition, 'style' | 'design'>
  customStyle: CustomStyle
  format: PaintedFormat
  /** ISO 8601. */
  created: string
  /** Whether a PDF carries what it shows as data too, so that it can be opened again exactly; yes where nothing is said. */
  attachData?: boolean
}

export const pdfFonts = createPdfFonts({
  file: fontFile,
  metrics(face) {
    const metrics = exportFonts().face(face)
    if (!metrics) throw new Error(`there are no metrics of ${face}`)
    return metrics
  },
})

let fonts: FontSet | undefined

/** Every face there is: which ones a document needs is known only after it is laid out. */
export function exportFonts(): FontSet {
  fonts ??= loadMetrics(allFaces)
  return fonts
}

export async function exportDocument(request: ExportRequest): Promise<Buffer> {
  const { resume, template, customStyle } = request
  const composition = composeResume(resume, template, customStyle)
  return request.format === 'pdf' ? exportPdf(composition, request) : exportDocx(composition)
}

function exportPdf(composition: Composition, request: ExportRequest): Buffer {
  const attachment = request.attachData === false ? {} : { attachment: attachmentOf(request) }
  return writePdf(layoutFile(composition), { fonts: pdfFonts, created: request.created, ...attachment })
}

/** Anyone with the file can read this too, so it contains nothing that isn't on the pages. */
function attachmentOf({ resume, template, customStyle }: ExportRequest) {
  const { style } = resolveDesign(template, customStyle)
  const visible = visibleResume(resume, { photo: style.showPhoto })
  return { name: attachedResumeName, bytes: Buffer.from(JSON.stringify(visible)) }
}

/** The longest file there is; beyond it no printer and no reader follows. */
const mostPages = 150

export function layoutFile(composition: Composition): Pages {
  const pages = layoutPages(composition, exportFonts())
  const count = pages.pages.length
  if (count <= mostPages) return pages
  const message = `This would have ${count} pages, and a file can have ${mostPages}. Please shorten it or use smaller type.`
  throw new AppError('too-large', { message })
}

export function exportDocx(composition: Composition): Promise<Buffer> {
  const faces = exportFonts()
  const measure = (runs: Paragraph['runs'], style: TextStyle) =>
    runs.reduce((width, run) => width + measureText(run.text, { ...style, ...run.style }, faces), 0)
  const numbersAtFoot = composition.running?.foot !== undefined
  return writeDocx(composition, {
    measure,
    headerEnd: findHeaderEnd(composition, faces),
    hasOnePage: numbersAtFoot && layoutPages(composition, faces).pages.length === 1,
  })
}
