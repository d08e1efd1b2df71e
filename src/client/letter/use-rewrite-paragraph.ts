import { useEffect, useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { call } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { ParagraphRole } from '#engine/writing/letter/letter.ts'
import { type ParagraphWish, rewriteParagraph } from '#shared/api/assistant.ts'
import { joinBlocks, splitBody } from './letter-blocks.ts'
import { keepLetterNotes, readLetterNotes, withParagraph } from './letter-notes.ts'
import { useLetterSession } from './letter-session.ts'
import { wishBody } from './letter-wish.ts'

type RewriteRequest = { place: number; text: string; role: ParagraphRole; wish: ParagraphWish }

export type Rewriting = {
  /** The paragraph that is being written. */
  busy: number | undefined
  /** What is to be said of one of them. */
  note: { place: number; text: string; isProblem: boolean } | undefined
  ask: (request: RewriteRequest) => void
  stop: () => void
}

const labels: Record<ParagraphWish, string> = { rewrite: 'Rewrite paragraph', shorter: 'Shorten paragraph' }

const nothingNew: Record<ParagraphWish, string> = {
  rewrite: 'We found no other way to say this.',
  shorter: 'This can’t get shorter without losing something.',
}

/** Has one paragraph written anew and puts it in its place, as one step that can be undone. */
export function useRewriteParagraph(): Rewriting {
  const { store } = useLetterSession()
  const [busy, setBusy] = useState<number | undefined>(undefined)
  const [note, setNote] = useState<Rewriting['note']>(undefined)
  const running = useRef<AbortController>(undefined)
  const seen = useRef<string[]>([])
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ place, text, role, wish }: RewriteRequest) => {
    const { id, letter } = store.getState().document
    const notes = readLetterNotes(id)
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setBusy(place)
    setNote(undefined)
    const tell = (words: string, isProblem = false) => setNote({ place, text: words, isProblem })
    try {
      const body = {
        ...(notes ? { resume: notes.answer.resume } : { resumeData: letter.userDetails }),
        jobDetails: letter.posting.details,
        ...(notes ? { ...wishBody(notes), confirmed: notes.confirmed } : {}),
        ...{ wish, role, text },
        rest: joinBlocks(splitBody(letter.body).filter((_, at) => at !== place)).slice(0, 30_000),
        seen: seen.current.slice(-20),
      }
      const { signal } = controller
      const answer = await call(rewriteParagraph, { body, signal })
      const { paragraph, notice } = answer
      const texts = splitBody(store.getState().document.letter.body)
      if (!paragraph) return tell(nothingNew[wish])
      if (texts[place] !== text) return tell('You edited this in the meantime, so we left it as it is.')
      const next = joinBlocks(texts.map((other, at) => (at === place ? paragraph.text : other)))
      store.update((document) => ({ ...document, letter: { ...document.letter, body: next } }), { label: labels[wish] })
      seen.current = [...seen.current, text, paragraph.text]
      const latest = readLetterNotes(id)
      if (latest) keepLetterNotes(id, withParagraph(latest, text, paragraph))
      announce('The paragraph has been rewritten')
      if (notice) tell(notice)
    } catch (error) {
      if (controller.signal.aborted) return
      tell(problemOf(error), true)
    } finally {
      if (running.current === controller) setBusy(undefined)
    }
  }
  return { busy, note, ask: (request) => void run(request), stop: () => running.current?.abort() }
}

/** Only what the person can mend is worth saying beside the failure. */
function problemOf(error: unknown): string {
  const reason = error instanceof ApiError && error.status < 500 ? error.reason : undefined
  return ['We couldn’t rewrite this paragraph. It’s unchanged; please try again.', reason].filter(Boolean).join(' ')
}
