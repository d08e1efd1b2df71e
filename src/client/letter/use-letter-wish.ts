import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import { type Tone, tones } from '#engine/writing/letter/letter.ts'

const KEY = 'candid-letter-wish'

const wishSchema = z.object({ tone: z.enum(tones), mention: z.string() })
const keptSchema = wishSchema.extend({ jobId: z.string().nullable() })

export type StyleWish = z.infer<typeof wishSchema>

const plainWish: StyleWish = { tone: 'plain', mention: '' }

/** How the letter should be: as it was wished for when it was written, or as it was left on this page before that. */
export function useLetterWish(written: StyleWish | undefined) {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  const [tone, setTone] = useState<Tone>(() => (written ?? readKept(jobId)).tone)
  const [mention, setMention] = useState(() => (written ?? readKept(jobId)).mention)
  const isWritten = written !== undefined
  useEffect(() => {
    // A written letter has its wish beside it; the next one begins without it.
    if (isWritten) return
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ tone, mention, jobId }))
    } catch {
      // It lasts as long as the page is open.
    }
  }, [isWritten, tone, mention, jobId])
  return { tone, setTone, mention, setMention }
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
    return kept && (jobId === null || kept.jobId === jobId) ? kept : plainWish
  } catch {
    return plainWish
  }
}
