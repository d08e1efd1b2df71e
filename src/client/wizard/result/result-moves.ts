import { createContext, use } from 'react'

type ResultMoves = {
  /** Whether the person came here from the steps, and not by opening the page. */
  hasMoved: () => boolean
  onBack: () => void
}

export const ResultMovesContext = createContext<ResultMoves | null>(null)

export function useResultMoves(): ResultMoves {
  const moves = use(ResultMovesContext)
  if (!moves) throw new Error('The result is outside the wizard')
  return moves
}
