import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ResumeSource, sourceBody } from '#client/assistant/resume-source.ts'
import { call } from '#client/lib/api.ts'
import { type AskedBeforeLetter, askBeforeLetter } from '#shared/api/assistant.ts'

/** Below it there is nothing to ask about. */
const FEWEST_LETTERS = { details: 80, job: 20 }
/** Somebody who types is not asked at every key. */
const PAUSE_MS = 700

type LetterAsking = AskedBeforeLetter & {
  /** They are those of another posting; new ones are on their way. An answer to them must not go to this employer. */
  areStale: boolean
}

/** What to ask before this letter; nothing while too little is known of it or where asking fails. */
export function useLetterQuestions(source: ResumeSource, job: string): LetterAsking {
  const isEnough = source.text.trim().length >= FEWEST_LETTERS.details && job.trim().length >= FEWEST_LETTERS.job
  const { data, isError } = useQuery({
    queryKey: [askBeforeLetter.path, source.text, job],
    queryFn: async ({ signal }) => {
      await pause(signal)
      const body = { ...sourceBody(source), jobDetails: job }
      return call(askBeforeLetter, { body, signal })
    },
    enabled: isEnough,
    // A whole resume and posting for every pause in typing.
    gcTime: 60_000,
  })
  // The last ones stay in sight meanwhile: somebody may be typing below them.
  const [last, setLast] = useState<{ job: string; asked: AskedBeforeLetter }>({ job, asked: nothing })
  if (data && data !== last.asked) setLast({ job, asked: data })
  const areStale = data === undefined && job !== last.job
  const isInSight = isEnough && !(isError && areStale)
  return { ...(isInSight ? (data ?? last.asked) : nothing), areStale }
}

const nothing: AskedBeforeLetter = { questions: [] }

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
