import { toast } from '#client/app/toast.ts'
import type { PaidDownload } from '#client/billing/paywall/use-paywall.ts'
import type { Downloadable } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { isStillSample } from '#engine/resume/is-still-sample.ts'
import {
  type DownloadOptions,
  downloadResume,
  type FileRequest,
  fileRequest,
  type ServerFormat,
} from './download-resume.ts'
import { saveAsText, type TextFormat } from './save-as-text.ts'
import { type DownloadAction, usePaidDownload } from './use-paid-download.ts'

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

type DownloadsOptions = Pick<PaidDownload, 'keepDocument'>

/** The files of a resume. */
export function useDownloads({ keepDocument }: DownloadsOptions = {}): Downloads {
  const { busy, make, fetchPaid, offerOwn } = usePaidDownload('resume', doneTitles)
  return {
    busy,
    fromServer: async (document, format, options = {}) => {
      const { resume } = document
      if (await offerOwn(document)) return false
      const download = {
        documentId: resume.id,
        format,
        title: documentTitle({ title: document.title ?? '', resume }),
        isStillSample: isStillSample(resume),
        isAgreed: options.isAgreed ?? false,
        keepDocument,
      }
      return fetchPaid(download, async () => {
        const request = fileRequest(document, format, options)
        await downloadResume(request)
        return offerReadBack(request)
      })
    },
    asText: ({ resume }, format) => make(format, () => saveAsText(resume, format)),
  }
}

/** The message goes away with its button, so the focus later returns to where it is now. */
function offerReadBack(request: FileRequest): DownloadAction {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  const open = async () => {
    try {
      const { openReadBack } = await import('./open-read-back.tsx')
      openReadBack(request, opener)
    } catch {
      toast({
        title: 'We can’t show this',
        description: 'Check your connection and try again.',
        variant: 'destructive',
        action: { label: 'Retry', onSelect: () => void open() },
      })
    }
  }
  return { label: 'What an ATS reads', onSelect: () => void open() }
}
