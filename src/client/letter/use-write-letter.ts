import { useSearchParams } from 'react-router'
import { type ResumeSource, sourceBody } from '#client/document/assist/resume-source.ts'
import { useGenerate } from '#client/document/assist/use-generate.ts'
import { longDate } from '#client/lib/long-date.ts'
import { senderOf } from '#engine/letter/letter.ts'
import type { Tone } from '#engine/writing/letter/letter.ts'
import type { AssistantEvent } from '#shared/api/assistant.ts'
import { keepLetterNotes } from './letter-notes.ts'
import { useLetterSession } from './letter-session.tsx'

const letterOf = (event: AssistantEvent) => (event.type === 'letter' ? event.answer : undefined)

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
    if (!answer || answer.letter.trim() === '') return false
    const { title, company } = answer.fit
    const jobId = params.get('job')
    const resumeId = params.get('resume')
    store.update(
      (document) => ({
        ...document,
        letter: {
          ...document.letter,
          ...(resumeId ? { resumeId } : {}),
          userDetails: source.text,
          posting: { ...(jobId ? { jobId } : {}), title, company, details: job },
          sender: document.letter.sender.name === '' ? senderOf(answer.resume) : document.letter.sender,
          recipient: { ...document.letter.recipient, company: document.letter.recipient.company || company },
          date: document.letter.date || longDate(new Date().toISOString()),
          body: answer.letter,
        },
        cause: { name: 'Written', at: new Date().toISOString() },
      }),
      { label: 'Write letter' },
    )
    keepLetterNotes(store.getState().document.id, answer)
    return true
  }
  return { generating, write }
}
