import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { type ResumeSource, sourceBody } from '#client/document/assist/resume-source.ts'
import { useGenerate } from '#client/document/assist/use-generate.ts'
import { longDate } from '#client/lib/long-date.ts'
import type { Tone } from '#engine/writing/letter/letter.ts'
import type { AssistantEvent, LetterAnswer } from '#shared/api/assistant.ts'
import { keepLetterNotes } from './letter-notes.ts'
import { useLetterSession } from './letter-session.tsx'
import { withWritten } from './written-letter.ts'

/** A letter without a word is no letter. */
const letterOf = (event: AssistantEvent, before: LetterAnswer | undefined) =>
  event.type === 'letter' && event.answer.letter.trim() !== '' ? event.answer : before

export type LetterWish = { source: ResumeSource; job: string; tone: Tone; mention: string; seed: number }

/** Has the letter written and puts it into the document, as one step that can be undone. */
export function useWriteLetter() {
  const { store } = useLetterSession()
  const [params] = useSearchParams()
  const generating = useGenerate({
    path: '/api/assistant/letter',
    answerOf: letterOf,
    failure: 'Failed to generate cover letter. Please try again.',
  })

  const write = async ({ source, job, tone, mention, seed }: LetterWish): Promise<boolean> => {
    const answer = await generating.run({
      ...sourceBody(source),
      jobDetails: job,
      tone,
      seed,
      ...(mention.trim() === '' ? {} : { mention }),
    })
    if (!answer) return false
    const now = new Date().toISOString()
    const before = store.getState().document
    const jobId = params.get('job') ?? undefined
    const after = withWritten(before, { answer, source, job, jobId, now, today: longDate(now) })
    store.update(() => after, { label: 'Write letter' })
    keepLetterNotes(before.id, { answer, tone, mention, seed })
    if (before.letter.body.trim() !== '')
      toast({
        title: 'The letter is written anew',
        action: { label: 'Bring the last one back', onSelect: () => store.undo() },
      })
    return true
  }
  return { generating, write }
}
