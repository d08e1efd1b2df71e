import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { InputFrame } from '#client/assistant/input-frame.tsx'
import { JobField } from '#client/assistant/job-field.tsx'
import type { ResumeSource } from '#client/assistant/resume-source.ts'
import { type Review, readReview } from '#client/assistant/review/review.ts'
import { SourceField } from '#client/assistant/source-field.tsx'
import { useJobText } from '#client/assistant/use-job-text.ts'
import { useSource } from '#client/assistant/use-source.ts'
import { InputField } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { LetterLength, Tone } from '#engine/writing/letter/letter.ts'
import { keepLetterNotes, readLetterNotes } from './letter-notes.ts'
import { LetterQuestions } from './letter-questions.tsx'
import { useLetterActions, useLetterDocument } from './letter-session.ts'
import { type StyleWish, wishFor, withAnswer } from './letter-wish.ts'
import { useLetterQuestions } from './use-letter-questions.ts'
import { useLetterWish } from './use-letter-wish.ts'
import { useWriteLetter } from './use-write-letter.ts'
import { withoutLeft } from './without-left.ts'

const toneChoices: readonly { value: Tone; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
]

const lengthChoices: readonly { value: LetterLength; label: string }[] = [
  { value: 'short', label: 'Short' },
  { value: 'standard', label: 'Standard' },
]

/** A letter for a resume that was made for a job is for that job, unless the address names another. */
function tailoredFor(params: URLSearchParams): Review | undefined {
  const resumeId = params.get('resume')
  return !resumeId || params.has('job') ? undefined : readReview(resumeId)
}

export function LetterInput({ onDone }: { onDone: () => void }) {
  const [params] = useSearchParams()
  const tailored = useMemo(() => tailoredFor(params), [params])
  const { id, letter } = useLetterDocument()
  const { setLetter } = useLetterActions()
  const wished = readLetterNotes(id)
  const [source, setSource] = useSource(letter.userDetails)
  const {
    text: job,
    setText: setJob,
    problem: jobProblem,
  } = useJobText(() => letter.posting.details || tailored?.request.jobDescription || '')
  const [wish, setNewWish] = useLetterWish(wished, tailored?.forLetter)
  const { questions: asked, terms, areStale } = useLetterQuestions(source, job)
  const questions = withoutLeft(asked, tailored)
  const [errors, setErrors] = useState<{ userDetails?: string; jobDetails?: string }>({})
  const { generating, write } = useWriteLetter()
  const hasLetter = letter.body.trim() !== ''

  const setWish = (next: StyleWish) => {
    setNewWish(next)
    if (wished) keepLetterNotes(id, { ...wished, ...next })
  }
  const changeSource = (next: ResumeSource) => {
    setSource(next)
    setErrors(({ userDetails: _fixed, ...rest }) => rest)
    // A letter remembers what it is written from; a new one begins with its first words.
    if (hasLetter) setLetter({ userDetails: next.text }, { label: 'Edit details', merge: 'userDetails' })
  }
  const changeJob = (details: string) => {
    setJob(details)
    setErrors(({ jobDetails: _fixed, ...rest }) => rest)
    if (hasLetter)
      setLetter({ posting: { ...letter.posting, details } }, { label: 'Edit job details', merge: 'posting.details' })
  }
  const submit = () => {
    const found = {
      ...(source.text.trim() === '' ? { userDetails: 'Please provide your personal details' } : {}),
      ...(job.trim() === '' ? { jobDetails: 'Please provide job/company details' } : {}),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return first
    const style = areStale ? { ...wish, answers: [] } : wishFor(wish, questions)
    void write({ source, job, style, seed: wished?.seed ?? 0 }).then((isWritten) => {
      if (isWritten) onDone()
    })
    return undefined
  }

  return (
    <InputFrame
      title="Cover letter"
      lead="Every sentence is based on your own details, with its source shown."
      outcome={{
        label: 'From your resume',
        before: 'Ward nurse, St. Agnes, 2019 – Present',
        after: 'I have been a ward nurse at St. Agnes since 2019.',
        why: 'Source: your first job.',
      }}
      submitLabel="Generate Cover Letter"
      generating={generating}
      text={source.text}
      onStop={generating.stop}
      onSubmit={submit}
      resume={
        <SourceField
          label="Your details"
          field="userDetails"
          hint="Your resume, or a few lines about what you did and where."
          source={source}
          error={errors.userDetails}
          onChange={changeSource}
        />
      }
      job={
        <JobField
          label="Job and company details"
          field="jobDetails"
          value={job}
          error={errors.jobDetails ?? jobProblem}
          onChange={changeJob}
        />
      }
    >
      {hasLetter && (
        <p className="text-text-2">
          This is for your latest letter. Generating again rewrites it.{' '}
          <a href="/cover-letter?new=true" className="text-accent underline underline-offset-4">
            Start a new letter
          </a>
        </p>
      )}
      <LetterQuestions
        questions={questions}
        wish={wish}
        isNext={tailored !== undefined && !hasLetter}
        onAnswer={(question, text) => setWish(withAnswer(wish, question, text))}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <div className="grid justify-items-start gap-1.5">
          <span className="font-medium text-small">Tone</span>
          <Segmented
            label="Tone"
            options={toneChoices}
            value={wish.tone}
            onChange={(tone) => setWish({ ...wish, tone })}
          />
        </div>
        <div className="grid justify-items-start gap-1.5">
          <span className="font-medium text-small">Length</span>
          <Segmented
            label="Length"
            options={lengthChoices}
            value={wish.length}
            onChange={(length) => setWish({ ...wish, length })}
          />
        </div>
      </div>
      <InputField
        label="One thing to mention"
        optional
        hint={terms ? `They ask: “${terms}” We’ll use your exact words.` : 'We’ll use your exact words.'}
        maxLength={500}
        value={wish.mention}
        onWrite={(written) => setWish({ ...wish, mention: written })}
      />
    </InputFrame>
  )
}
