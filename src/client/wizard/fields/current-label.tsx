import type { ReactNode } from 'react'

/** The switch of a period, and what it means here, e.g. `I work here now`. */
export function currentLabel(meaning: string): ReactNode {
  return (
    <>
      Current <span className="font-normal text-text-2">– {meaning}</span>
    </>
  )
}
