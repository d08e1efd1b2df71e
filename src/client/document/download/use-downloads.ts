import { useCallback, useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { ApiError } from '#client/lib/api.ts'
import { useGate } from '../gate/use-gate.ts'
import { type Downloadable, type DownloadOptions, downloadResume, type ServerFormat } from './download-resume.ts'
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

/** Downloads with the words for how they went, and the way to the payment where one is needed. */
export function useDownloads(): Downloads {
  const gate = useGate()
  const [busy, setBusy] = useState<Downloads['busy']>()

  const run = useCallback(
    async (format: ServerFormat | TextFormat, work: () => Promise<void>): Promise<boolean> => {
      setBusy(format)
      try {
        await work()
        toast({ title: doneTitles[format] })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status === 402) gate.refuse({ type: 'resume' })
        else tellOfFailure()
        return false
      } finally {
        setBusy(undefined)
      }
    },
    [gate],
  )

  return {
    busy,
    fromServer: (document, format, options) => run(format, () => downloadResume(document, format, options)),
    asText: ({ resume }, format) => run(format, () => saveAsText(resume, format)),
  }
}

function tellOfFailure(): void {
  toast({
    title: 'Download failed',
    description: 'There was an error downloading your resume. Please try again.',
    variant: 'destructive',
  })
}
