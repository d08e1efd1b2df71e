// A cover letter -> the bytes of a file. Runs in a worker thread.
import { composeLetter } from '#engine/layout/compose/compose-letter.ts'
import { settleComposition } from '#engine/layout/settle-composition.ts'
import type { Letter } from '#engine/letter/letter.ts'
import type { LetterDesign } from '#engine/letter/letter-design.ts'
import { visibleLetter } from '#engine/letter/visible-letter.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import type { PaintedFormat } from '#shared/api/exports.ts'
import { exportDocx, exportFonts, layoutFile, pdfFonts } from './export-document.ts'
import { writePdf } from './pdf/write-pdf.ts'

export type LetterRequest = {
  letter: Letter
  design: LetterDesign
  template: Pick<TemplateDefinition, 'style' | 'design'>
  format: PaintedFormat
  /** ISO 8601. */
  created: string
  /** As for a resume. */
  attachData?: boolean
}

/** The name under which a PDF carries the letter it was made from. */
const attachmentName = 'candid-letter.json'

export async function exportLetter(request: LetterRequest): Promise<Buffer> {
  const { letter, design, template, format, created, attachData = true } = request
  const composition = settleComposition(composeLetter(letter, { design, template }), exportFonts())
  if (format === 'docx') return exportDocx(composition)
  const attachment = { name: attachmentName, bytes: Buffer.from(JSON.stringify(visibleLetter(letter))) }
  return writePdf(layoutFile(composition), { fonts: pdfFonts, created, ...(attachData ? { attachment } : {}) })
}
