import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import { call } from '#client/lib/api.ts'
import { useKeptState } from '#client/lib/use-kept-state.ts'
import { getJob } from '#shared/api/jobs.ts'
import { postingText } from './posting-text.ts'

const KEY = 'candid-assist-job'

const keptSchema = z.object({ text: z.string(), jobId: z.string().nullable() })

type JobText = {
  text: string
  setText: (text: string) => void
  /** The posting that the address names could not be had. */
  problem: string | undefined
}

/** The posting in the box: given, typed, kept over a reload, or carried over from the job search (`job` in the address). */
export function useJobText(given: () => string = () => ''): JobText {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  const [text, setText] = useKeptState('', () => given() || readKept(jobId))
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const isThere = useEffectEvent(() => text.trim() !== '')

  useEffect(() => {
    // What was changed in a posting since it was brought here stays changed.
    if (!jobId || isThere()) return
    const stop = new AbortController()
    loadPosting(jobId, stop.signal).then(setText, () => {
      if (!stop.signal.aborted) setProblem('We couldn’t load this job. Please paste the posting here.')
    })
    return () => stop.abort()
  }, [jobId, setText])
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ text, jobId }))
    } catch {
      // It lasts as long as the page is open.
    }
  }, [text, jobId])
  return { text, setText, problem: text.trim() === '' ? problem : undefined }
}

async function loadPosting(id: string, signal: AbortSignal): Promise<string> {
  return postingText(await call(getJob, { params: { id }, signal }))
}

/** What stood in the box, unless the address names a job that it is not. */
function readKept(jobId: string | null): string {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
    return kept && (jobId === null || kept.jobId === jobId) ? kept.text : ''
  } catch {
    return ''
  }
}
