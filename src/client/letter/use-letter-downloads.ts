import { toast } from '#client/app/toast.ts'
import { isPaidAheadFor } from '#client/billing/paywall/paid-ahead.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { readAttachData } from '#client/exports/attach-data.ts'
import { letterFileName } from '#client/exports/file-name.ts'
import { saveFile } from '#client/exports/save-file.ts'
import { usePaidDownload } from '#client/exports/use-paid-download.ts'
import { callRaw } from '#client/lib/api.ts'
import { letterHtml } from '#engine/letter/letter-html.ts'
import { downloadLetter, type PaintedFormat } from '#shared/api/exports.ts'
import { usualTemplateId } from './use-letter-pages.ts'

const doneTitles: Record<PaintedFormat, string> = { docx: 'Word document downloaded', pdf: 'PDF download started' }

/** The files of a letter: what the browser makes is free, what the server makes asks for the payment. */
export function useLetterDownloads() {
  const { busy, fetchPaid } = usePaidDownload('coverLetter', doneTitles)
  const fromServer = (document: LetterDocument, format: PaintedFormat, { isAgreed = false } = {}): Promise<boolean> => {
    const { id, letter, design, templateId = usualTemplateId } = document
    const download = {
      documentId: id,
      format,
      title: documentTitle(document),
      isAgreed: isAgreed || isPaidAheadFor(letter.posting.details),
    }
    return fetchPaid(download, async () => {
      const body = { letter, design, templateId, format, ...(readAttachData() ? {} : { attachData: false }) }
      const response = await callRaw(downloadLetter, { body })
      saveFile(await response.blob(), letterFileName(letter, format))
      return undefined
    })
  }
  return {
    busy,
    fromServer,
    asHtml: (document: LetterDocument) => {
      saveFile(
        new Blob([letterHtml(document.letter, document.design)], { type: 'text/html' }),
        letterFileName(document.letter, 'html'),
      )
      toast({ title: 'Cover letter downloaded' })
    },
    asText: ({ letter }: LetterDocument) => {
      saveFile(new Blob([`${letter.body}\n`], { type: 'text/plain' }), letterFileName(letter, 'txt'))
      toast({ title: 'Text file downloaded' })
    },
  }
}
