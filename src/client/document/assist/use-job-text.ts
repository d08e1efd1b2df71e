import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callJson } from '#client/lib/api.ts'
import { getJob } from '#shared/api/jobs.ts'

const KEY = 'candid-assist-job'

/** The posting in the box: typed, kept over a reload, or carried over from a job of the job search (`job` in the address). */
export function useJobText(): [text: string, setText: (text: string) => void] {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  const [text, setText] = useState(readKept)

  useEffect(() => {
    if (!jobId) return
    const stop = new AbortController()
    void loadPosting(jobId, stop.signal).then(setText, () => undefined)
    return () => stop.abort()
  }, [jobId])
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // It lasts as long as the page is open.
    }
  }, [text])
  return [text, setText]
}

async function loadPosting(id: string, signal: AbortSignal): Promise<string> {
  const { title, company, location, description } = getJob.response.parse(
    await callJson(`/api/jobs/${encodeURIComponent(id)}`, { signal }),
  )
  return [title, [company, location].filter(Boolean).join(', '), '', description].join('\n')
}

function readKept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
