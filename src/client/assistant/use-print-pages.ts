import { announce } from '#client/app/live-region.tsx'
import { usePrint } from '#client/exports/print/use-print.ts'
import type { PagesState } from '#client/preview/use-pages.ts'

/** Prints what is on the screen, or says that it is not there yet. */
export function usePrintPages({ pages, fonts }: PagesState): () => void {
  const print = usePrint()
  return () => {
    if (pages) print(pages, fonts)
    else announce('The pages are still loading')
  }
}
