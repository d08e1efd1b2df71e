import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import { type AnsweredBefore, plainWish, type StyleWish, wishSchema, withAnswered } from './letter-wish.ts'

const KEY = 'candid-letter-wish'

const keptSchema = z.object({ wish: wishSchema, jobId: z.string().nullable() })

/** How the letter should be: as it was wished for when it was written, or as it was left on this page before that. */
export function useLetterWish(
  written: StyleWish | undefined,
  answered: readonly AnsweredBefore[] = [],
): [StyleWish, (wish: StyleWish) => void] {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  const [wish, setWish] = useState(() => written ?? withAnswered(readKept(jobId), answered))
  const isWritten = written !== undefined
  useEffect(() => {
    // A written letter has its wish beside it; the next one begins without it.
    if (isWritten) return
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ wish, jobId }))
    } catch {
      // It lasts as long as the page is open.
    }
  }, [isWritten, wish, jobId])
  return [wish, setWish]
}

/** What was wished for is in the letter now. */
export function forgetLetterWish(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** What was left here, unless the address names a job that it was not for. */
function readKept(jobId: string | null): StyleWish {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
    return kept && (jobId === null || kept.jobId === jobId) ? kept.wish : plainWish
  } catch {
    return plainWish
  }
}
