import { useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { usePaywall } from '#client/billing/paywall/use-paywall.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { readAttachData } from '#client/exports/attach-data.ts'
import { saveFile } from '#client/exports/save-file.ts'
import { ApiError, callRaw } from '#client/lib/api.ts'
import { letterHtml } from '#engine/letter/letter-html.ts'
import { downloadLetter } from '#shared/api/exports.ts'
import { usualTemplateId } from './use-letter-pages.ts'

export type LetterFormat = 'pdf' | 'docx'

/** The files of a letter: what the browser makes is free, what the server makes asks for the payment. */
export function useLetterDownloads() {
  const paywall = usePaywall()
  const [busy, setBusy] = useState<LetterFormat | undefined>(undefined)

  const fromServer = async (
    document: LetterDocument,
    format: LetterFormat,
    { isAgreed = false }: { isAgreed?: boolean } = {},
  ): Promise<boolean> => {
    const { letter, design, templateId = usualTemplateId } = document
    const title = documentTitle(document)
    const action = { type: 'coverLetter', documentId: document.id, format, title, isAgreed } as const
    if (!(await paywall.open(action))) return false
    setBusy(format)
    try {
      const attached = readAttachData() ? {} : { attachData: false }
      const body = { letter, design, templateId, format, ...attached }
      const response = await callRaw(downloadLetter, { body })
      saveFile(await response.blob(), `cover-letter.${format}`)
      toast({ title: format === 'docx' ? 'Word document downloaded' : 'PDF download started' })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 402) paywall.refuse(action)
      else
        toast({
          title: 'Download failed',
          description: 'There was an error downloading your cover letter. Please try again.',
          variant: 'destructive',
        })
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const asHtml = ({ letter, design }: LetterDocument) => {
    saveFile(new Blob([letterHtml(letter, design)], { type: 'text/html' }), 'cover-letter.html')
    toast({ title: 'Cover letter downloaded' })
  }
  const asText = ({ letter }: LetterDocument) => {
    saveFile(new Blob([`${letter.body}\n`], { type: 'text/plain' }), 'cover-letter.txt')
    toast({ title: 'Text file downloaded' })
  }
  return { busy, fromServer, asHtml, asText }
}
