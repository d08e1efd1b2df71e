import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { fetchDocument } from '#client/drafts/fetch-document.ts'
import { useKeptState } from '#client/lib/use-kept-state.ts'
import { emptySource, keepSource, type ResumeSource, readKeptSource, sourceOfDocument } from './resume-source.ts'

/**
 * The resume in the box: given, kept over a reload, the one that the address names (`resume`), or,
 * for a job that was looked at (`job`), the one last worked on.
 */
export function useSource(given = ''): [source: ResumeSource, setSource: (source: ResumeSource) => void] {
  const [params] = useSearchParams()
  const queries = useQueryClient()
  const resumeId = params.get('resume')
  const comesFromJob = params.has('job')
  const [source, setSource] = useKeptState<ResumeSource>(emptySource, () =>
    given === '' ? readKeptSource() : { text: given },
  )
  const isNeeded = useEffectEvent((id: string) => given === '' && source.origin?.id !== id)

  useEffect(() => {
    if (!resumeId || !isNeeded(resumeId)) return
    let isWanted = true
    void loadResume(queries, resumeId).then((document) => {
      if (isWanted && document) setSource(sourceOfDocument(document))
    })
    return () => {
      isWanted = false
    }
  }, [resumeId, queries, setSource])
  const isBlank = useEffectEvent(() => given === '' && source.text.trim() === '')
  useEffect(() => {
    if (resumeId || !comesFromJob || !isBlank()) return
    let isWanted = true
    void loadLastResume().then((document) => {
      if (isWanted && document && isBlank()) setSource(sourceOfDocument(document))
    })
    return () => {
      isWanted = false
    }
  }, [resumeId, comesFromJob, setSource])
  useEffect(() => keepSource(source), [source])
  return [source, setSource]
}

/** The one the job was compared with, where nobody chose another. */
async function loadLastResume(): Promise<ResumeDocument | undefined> {
  try {
    const { listMyResumes } = await import('#client/drafts/find-my-resume.ts')
    const [last] = await listMyResumes(({ experiences, education }) => experiences.length + education.length > 0)
    return last && (await openDevice().drafts.load(last.id))
  } catch {
    return undefined
  }
}

/** From this device, or from the account where it is not here yet. */
async function loadResume(queries: QueryClient, id: string): Promise<ResumeDocument | undefined> {
  try {
    const here = await openDevice().drafts.load(id)
    if (here) return here
    const kept = await fetchDocument(queries, id)
    return kept?.kind === 'resume' ? kept : undefined
  } catch {
    // The box stays as it is and can be filled by hand.
    return undefined
  }
}
