import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ResumeSource, sourceBody } from '#client/document/assist/resume-source.ts'
import { callJson } from '#client/lib/api.ts'
import { type AskedForLetter, askBeforeLetter } from '#shared/api/assistant.ts'

/** Below it there is nothing to ask about. */
const FEWEST_LETTERS = { details: 80, job: 20 }
/** Somebody who types is not asked at every key. */
const PAUSE_MS = 700

/** What to ask before this letter; none while too little is known of it, and the last ones where asking fails. */
export function useLetterQuestions(source: ResumeSource, job: string): readonly AskedForLetter[] {
  const { path, response } = askBeforeLetter
  const isEnough = source.text.trim().length >= FEWEST_LETTERS.details && job.trim().length >= FEWEST_LETTERS.job
  const { data } = useQuery({
    queryKey: [path, source.text, job],
    queryFn: async ({ signal }) => {
      await pause(signal)
      const body = { ...sourceBody(source), jobDetails: job }
      return response.parse(await callJson(path, { body, signal })).questions
    },
    enabled: isEnough,
    // A whole resume and posting for every pause in typing.
    gcTime: 60_000,
  })
  const [last, setLast] = useState<readonly AskedForLetter[]>([])
  if (data && data !== last) setLast(data)
  return isEnough ? (data ?? last) : []
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
