import { useEffect, useState } from 'react'
import type { ResumeSource } from '#client/assistant/resume-source.ts'
import type { OwnPage } from './read-own-page.ts'

/** Nobody pastes less of a resume, and a word that is being typed need not be read. */
const SHORTEST = 200
const PAUSE = 600
const LATER = 2000

/** `undefined` while it may still come; `none` where there is nothing to show. */
export type OwnPageState = OwnPage | 'none' | undefined

/** The person's own page for the templates, read while they still look at what they pasted. */
export function useOwnPage(source: ResumeSource): OwnPageState {
  const { text, resume, photo } = source
  const [own, setOwn] = useState<OwnPageState>()

  useEffect(() => {
    setOwn(undefined)
    const abort = new AbortController()
    const read = async () => {
      const { readOwnPage } = await import('./read-own-page.ts')
      const once = () => readOwnPage({ text, resume, photo }, abort.signal)
      const again = () => new Promise((resolve) => setTimeout(resolve, LATER)).then(once)
      // A busy server turns free work away for a moment.
      const found = await once()
        .catch(again)
        .catch(() => undefined)
      // The templates are shown with their own people.
      if (!abort.signal.aborted) setOwn(found ?? 'none')
    }
    if (!resume && text.trim().length < SHORTEST) return setOwn('none')
    const timer = setTimeout(() => void read(), resume ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, resume, photo])

  return own
}
