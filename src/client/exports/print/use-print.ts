import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { printPages } from './print-pages.ts'

export type Print = (pages: Pages, fonts: FontSet) => void

/** Prints pages and says how to get a PDF out of the dialog. Call it in the click itself. */
export function usePrint(): Print {
  return useCallback((pages, fonts) => {
    const job = printPages(pages, fonts)
    job.ready.then(
      () =>
        toast({
          title: 'Print dialog opened',
          description:
            job.place === 'window'
              ? "Use 'Save as PDF' in the print dialog to create your PDF resume."
              : "Your browser blocked the print window, so the dialog opens here. Use 'Save as PDF' in the print dialog to create your PDF resume.",
        }),
      () =>
        toast({
          title: 'The print dialog could not be opened',
          description: 'Allow pop-ups for this site and print again, or download the PDF file.',
          variant: 'destructive',
        }),
    )
  }, [])
}
