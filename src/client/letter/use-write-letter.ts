import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { keptTasks } from '#client/assistant/background-tasks/kept-tasks.ts'
import { type ResumeSource, sourceBody } from '#client/assistant/resume-source.ts'
import { useGenerate } from '#client/assistant/use-generate.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { onPersonGone } from '#client/lib/running.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import { type AssistantEvent, assistLetter, type LetterAnswer } from '#shared/api/assistant.ts'
import type { ResumeLook } from './design-like-resume.ts'
import { findResumeOf } from './find-resume-of.ts'
import { keepLetterNotes, readLetterNotes } from './letter-notes.ts'
import { type LetterSession, useLetterSession } from './letter-session.ts'
import { type StyleWish, wishBody } from './letter-wish.ts'
import { findOpenLetter, readClosedLetter, saveClosedLetter } from './open-letters.ts'
import { forgetLetterWish } from './use-letter-wish.ts'
import { withWritten } from './written-letter.ts'

/** A letter without a word is no letter. */
const letterOf = (event: AssistantEvent, before: LetterAnswer | undefined) =>
  event.type === 'letter' && event.answer.letter.trim() !== '' ? event.answer : before

export type LetterWish = { source: ResumeSource; job: string; style: StyleWish; seed: number }

type Written = LetterWish & { answer: LetterAnswer; jobId: string | undefined; look: ResumeLook | undefined }

/** Letters written anew while their page was closed: they wait for it, so that the last one can be brought back. */
const waiting = new Map<string, Written>()
onPersonGone(() => waiting.clear())

/** Has the letter written and puts it into the document, as one step that can be undone. */
export function useWriteLetter() {
  const session = useLetterSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const generating = useGenerate({
    product: 'letter',
    route: assistLetter,
    answerOf: letterOf,
    failure: 'Failed to generate cover letter. Please try again.',
  })
  useEffect(() => {
    const { id } = session.store.getState().document
    const written = waiting.get(id)
    if (!written) return
    waiting.delete(id)
    putInto(session, written)
  }, [session])

  /** Whether the letter is there and the person still waits for it here. */
  const write = async (wish: LetterWish): Promise<boolean> => {
    const { source, job, style, seed } = wish
    const { confirmed = [] } = readLetterNotes(session.store.getState().document.id) ?? {}
    const body = { ...sourceBody(source), jobDetails: job, seed, confirmed, ...wishBody(style) }
    const answer = await generating.run(body)
    if (!answer) return false
    const jobId = new URLSearchParams(search).get('job') ?? undefined
    const { document } = session.store.getState()
    const origin = source.origin ?? (await findResumeOf(answer.resume, document.letter.resumeId))
    const look = origin && (await findLook(queries, origin))
    const written = { ...wish, source: { ...source, origin }, answer, jobId, look }
    const address = `${pathname}?${new URLSearchParams({ phase: 'generated', doc: document.id })}`
    const arrival = keptTasks.takeArrival(pathname)
    const here = findOpenLetter(document.id)
    // The page of somebody who leaves stays open until the next one has come.
    const isLeaving = window.location.pathname !== pathname
    if (here && !(isLeaving && hasWords(here.store.getState().document))) {
      const isAnew = putInto(here, written)
      if (!isAnew) arrival?.tell(address)
      return arrival === undefined
    }
    await putAway(document, written)
    if (arrival) arrival.tell(address)
    else navigate(address)
    return false
  }
  return { generating, write }
}

/** Without its template a letter keeps the usual look. */
async function findLook(
  queries: QueryClient,
  { templateId, style }: NonNullable<ResumeSource['origin']>,
): Promise<ResumeLook | undefined> {
  const template = await queries.ensureQueryData(templateQuery(templateId)).catch(() => undefined)
  return template && resolveDesign(template, style).style
}

/** True where another letter stood there; it can be brought back. */
function putInto({ store }: LetterSession, { answer, source, job, jobId, look, style, seed }: Written): boolean {
  const now = new Date().toISOString()
  const before = store.getState().document
  const after = withWritten(before, { answer, source, job, jobId, look, now })
  store.update(() => after, { label: 'Write letter' })
  const { confirmed = [] } = readLetterNotes(before.id) ?? {}
  keepLetterNotes(before.id, { ...style, answer, seed, confirmed })
  forgetLetterWish()
  if (!hasWords(before)) return false
  toast({
    title: 'Your letter has been rewritten',
    action: { label: 'Undo', onSelect: () => store.undo() },
  })
  return true
}

/** A first letter is saved at once; one in the place of another waits until the person is there to see it. */
async function putAway(given: LetterDocument, written: Written): Promise<void> {
  const saved = await readClosedLetter(given)
  if (hasWords(saved)) waiting.set(saved.id, written)
  else await saveClosedLetter(saved, (session) => putInto(session, written))
}

function hasWords({ letter }: LetterDocument): boolean {
  return letter.body.trim() !== ''
}
