import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { InputFrame } from '#client/document/assist/input-frame.tsx'
import { JobField } from '#client/document/assist/job-field.tsx'
import { type ResumeSource, sourceOf, sourceOfUpload, withText } from '#client/document/assist/resume-source.ts'
import { SavedResumes } from '#client/document/assist/saved-resumes.tsx'
import { useJobText } from '#client/document/assist/use-job-text.ts'
import { openDevice } from '#client/document/drafts/device.ts'
import { ResumeUpload } from '#client/document/upload/resume-upload.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { Tone } from '#engine/writing/letter/letter.ts'
import { useLetterDocument } from './letter-session.tsx'
import { useWriteLetter } from './use-write-letter.ts'

const toneChoices: readonly { value: Tone; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
]

export function LetterInput({ onDone }: { onDone: () => void }) {
  const { letter } = useLetterDocument()
  const [source, setSource] = useSource(letter.userDetails)
  const [kept, setKept] = useJobText()
  const [job, setJob] = useState(letter.posting.details || kept)
  const [tone, setTone] = useState<Tone>('plain')
  const [mention, setMention] = useState('')
  const [errors, setErrors] = useState<{ userDetails?: string; jobDetails?: string }>({})
  const { generating, write } = useWriteLetter()
  // A posting that is carried over arrives a moment later.
  useEffect(() => {
    if (kept !== '') setJob((before) => before || kept)
  }, [kept])

  const submit = () => {
    const found = {
      ...(source.text.trim() === '' ? { userDetails: 'Please provide your personal details' } : {}),
      ...(job.trim() === '' ? { jobDetails: 'Please provide job/company details' } : {}),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return first
    void write({ source, job, tone, mention, seed: 0 }).then((isWritten) => {
      if (isWritten) onDone()
    })
    return undefined
  }

  return (
    <InputFrame
      title="Cover letter"
      lead="Say who you are and which job it is. The letter rests on your own facts and the posting’s own words, and names both."
      submitLabel="Generate Cover Letter"
      generating={generating}
      onStop={generating.stop}
      onSubmit={submit}
    >
      <SavedResumes onChoose={({ resume }) => setSource(sourceOf(resume))} />
      <ResumeUpload
        onRead={(result) => setSource(sourceOfUpload(result))}
        onChecked={(resume) => setSource(sourceOf(resume))}
      />
      <Field
        label="Your details"
        hint="Your resume as text, or a few lines about what you did and where."
        error={errors.userDetails}
      >
        {(control) => (
          <Textarea
            {...control}
            data-field="userDetails"
            rows={12}
            value={source.text}
            onChange={(event) => {
              setSource(withText(source, event.target.value))
              setErrors(({ userDetails: _fixed, ...rest }) => rest)
            }}
          />
        )}
      </Field>
      <JobField
        label="Job and company details"
        field="jobDetails"
        value={job}
        error={errors.jobDetails}
        onChange={(text) => {
          setJob(text)
          setKept(text)
          setErrors(({ jobDetails: _fixed, ...rest }) => rest)
        }}
      />
      <div className="grid justify-items-start gap-1.5">
        <span className="font-medium text-small">Tone</span>
        <Segmented label="Tone" options={toneChoices} value={tone} onChange={setTone} />
      </div>
      <Field label="One thing to mention" optional hint="In your own words. It is taken over as you write it.">
        {(control) => (
          <Input {...control} maxLength={500} value={mention} onChange={(event) => setMention(event.target.value)} />
        )}
      </Field>
    </InputFrame>
  )
}

/** The details in the box; a resume named in the address fills it once. */
function useSource(details: string): [ResumeSource, (source: ResumeSource) => void] {
  const [params] = useSearchParams()
  const resumeId = params.get('resume') ?? ''
  const [source, setSource] = useState<ResumeSource>({ text: details })
  const { data: named } = useQuery({
    queryKey: ['letter-resume', resumeId],
    queryFn: async () => (await openDevice().drafts.load(resumeId)) ?? null,
    enabled: resumeId !== '',
    staleTime: 0,
  })
  useEffect(() => {
    if (named) setSource((before) => (before.text.trim() === '' ? sourceOf(named.resume) : before))
  }, [named])
  return [source, setSource]
}
