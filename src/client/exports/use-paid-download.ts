import { useState } from 'react'
import { type ToastContent, toast } from '#client/app/toast.ts'
import { canUse, type PaidDocument } from '#client/billing/paywall/paid-flags.ts'
import { type PaidDownload, usePaywall } from '#client/billing/paywall/use-paywall.ts'
import { ApiError } from '#client/lib/api-error.ts'

const documentWords: Record<PaidDocument, string> = { resume: 'resume', coverLetter: 'cover letter' }

export type DownloadAction = NonNullable<ToastContent['action']>

/** A file with the words for how it went; what the server makes goes by the paywall first. */
export function usePaidDownload<Format extends string>(type: PaidDocument, doneTitles: Record<Format, string>) {
  const paywall = usePaywall()
  /** Which file is being made right now. */
  const [busy, setBusy] = useState<Format>()

  const fail = () =>
    toast({
      title: 'Download failed',
      description: `There was an error downloading your ${documentWords[type]}. Please try again.`,
      variant: 'destructive',
    })

  const run = async (format: Format, work: () => Promise<DownloadAction | undefined>) => {
    setBusy(format)
    try {
      const action = await work()
      toast({ title: doneTitles[format], ...(action ? { action } : {}) })
    } finally {
      setBusy(undefined)
    }
  }

  /** What the browser makes by itself; resolves to whether it came. */
  const make = async (format: Format, work: () => Promise<void>): Promise<boolean> => {
    try {
      await run(format, async () => {
        await work()
        return undefined
      })
      return true
    } catch {
      fail()
      return false
    }
  }

  /** What the server makes. */
  const fetchPaid = async (
    download: Omit<PaidDownload, 'type'> & { format: Format },
    work: () => Promise<DownloadAction | undefined>,
  ): Promise<boolean> => {
    const { format } = download
    const action = { ...download, type }
    // A second press while the server is asked would ask the person twice.
    setBusy(format)
    const isOpen = await paywall.open(action).finally(() => setBusy(undefined))
    if (!isOpen) return false
    try {
      await run(format, work)
      if (!canUse(action)) void paywall.noteTied()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 402) paywall.refuse(action)
      else fail()
      return false
    }
  }

  return { busy, make, fetchPaid, offerOwn: paywall.offerOwn }
}
