import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/lib/api-error.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { type PagesRead, readUpload } from './read-upload.ts'

export type UploadState =
  | { step: 'idle' }
  | { step: 'reading'; name: string; pages: PagesRead | null }
  | { step: 'failed'; reason: string | undefined }
  | { step: 'read'; name: string; result: ImportedResume }

export type Upload = {
  state: UploadState
  start: (file: File) => void
  cancel: () => void
}

/** One file at a time; a new one takes the place of the one before. */
export function useUpload(onRead: (result: ImportedResume, name: string) => void): Upload {
  const [state, setState] = useState<UploadState>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  const heard = useRef(onRead)
  useEffect(() => {
    heard.current = onRead
  })
  // Leaving the page stops the work on the server too.
  useEffect(() => () => running.current?.abort(), [])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState({ step: 'idle' })
  }, [])

  const start = useCallback((file: File) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { name } = file
    setState({ step: 'reading', name, pages: null })
    readUpload(file, {
      signal: abort.signal,
      onProgress: (pages) => {
        if (!abort.signal.aborted) setState({ step: 'reading', name, pages })
      },
    }).then(
      (result) => {
        if (abort.signal.aborted) return
        setState({ step: 'read', name, result })
        heard.current(result, name)
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        setState({ step: 'failed', reason: error instanceof ApiError ? error.reason : undefined })
      },
    )
  }, [])

  return { state, start, cancel }
}
