import { useState } from 'react'
import { type ToastContent, toast } from '#client/app/toast.ts'
import { type PaidDownload, usePaywall } from '#client/billing/paywall/use-paywall.ts'
import type { Downloadable } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { ApiError } from '#client/lib/api.ts'
import {
  type DownloadOptions,
  downloadResume,
  type FileRequest,
  fileRequest,
  type ServerFormat,
} from './download-resume.ts'
import { saveAsText, type TextFormat } from './save-as-text.ts'

const doneTitles: Record<ServerFormat | TextFormat, string> = {
  docx: 'Word document downloaded',
  pdf: 'PDF download started',
  txt: 'Text file downloaded',
  md: 'Markdown file downloaded',
  json: 'JSON file downloaded',
  'json-resume': 'JSON Resume file downloaded',
}

export type Downloads = {
  /** Which file is being made right now. */
  busy: ServerFormat | TextFormat | undefined
  /** A file of the server; resolves to whether it came. */
  fromServer: (document: Downloadable, format: ServerFormat, options?: DownloadOptions) => Promise<boolean>
  asText: (document: Pick<Downloadable, 'resume'>, format: TextFormat) => Promise<boolean>
}

export type DownloadsOptions = Pick<PaidDownload, 'keepDocument'>

/** Downloads with the words for how they went, and the way to the payment where one is needed. */
export function useDownloads({ keepDocument }: DownloadsOptions = {}): Downloads {
  const paywall = usePaywall()
  const [busy, setBusy] = useState<Downloads['busy']>()

  const run = async (format: ServerFormat | TextFormat, work: () => Promise<ToastAction | undefined>) => {
    setBusy(format)
    try {
      const action = await work()
      toast({ title: doneTitles[format], ...(action ? { action } : {}) })
      return true
    } finally {
      setBusy(undefined)
    }
  }

  const fromServer: Downloads['fromServer'] = async (document, format, options = {}) => {
    const { resume } = document
    if (await paywall.offerOwn(document)) return false
    const action = {
      type: 'resume',
      documentId: resume.id,
      format,
      title: documentTitle({ title: document.title ?? '', resume }),
      isStillSample: document.revision === 0,
      isAgreed: options.isAgreed ?? false,
      keepDocument,
    } as const
    // A second press while the server is asked would ask the person twice.
    setBusy(format)
    const isOpen = await paywall.open(action).finally(() => setBusy(undefined))
    if (!isOpen) return false
    try {
      return await run(format, async () => {
        const request = fileRequest(document, format, options)
        await downloadResume(request)
        return offerReceipt(request)
      })
    } catch (error) {
      if (error instanceof ApiError && error.status === 402) paywall.refuse(action)
      else tellOfFailure()
      return false
    }
  }

  return {
    busy,
    fromServer,
    asText: ({ resume }, format) =>
      run(format, async () => {
        await saveAsText(resume, format)
        return undefined
      }).catch(() => {
        tellOfFailure()
        return false
      }),
  }
}

type ToastAction = NonNullable<ToastContent['action']>

/** The message goes away with its button, so the focus later returns to where it is now. */
function offerReceipt(request: FileRequest): ToastAction {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  const open = async () => {
    try {
      const { openReceipt } = await import('./open-receipt.tsx')
      openReceipt(request, opener)
    } catch {
      toast({
        title: 'This could not be shown',
        description: 'Check the connection and try again.',
        variant: 'destructive',
        action: { label: 'Retry', onSelect: () => void open() },
      })
    }
  }
  return { label: 'What an ATS reads', onSelect: () => void open() }
}

function tellOfFailure(): void {
  toast({
    title: 'Download failed',
    description: 'There was an error downloading your resume. Please try again.',
    variant: 'destructive',
  })
}
