// The result brings the editors along, which nobody needs before there is something to edit.
import { createContext, use } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'

export const ResultPage = lazyPage(() => import('./result-view.tsx').then((module) => module.ResultView))

/** Fetches the result's code ahead; if it does not come now, it is asked for again when it is shown. */
export async function preloadResult(): Promise<void> {
  await ResultPage.preload().catch(() => undefined)
}

export type ResultMoves = {
  /** Whether the person came here from the steps, and not by opening the page. */
  hasMoved: () => boolean
  onBack: () => void
}

export const ResultMovesContext = createContext<ResultMoves | null>(null)

export function useResultMoves(): ResultMoves {
  const moves = use(ResultMovesContext)
  if (!moves) throw new Error('The result stands outside of the wizard')
  return moves
}
