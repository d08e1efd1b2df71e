import { useState } from 'react'
import { InputFrame } from '#client/assistant/input-frame.tsx'
import { JobField } from '#client/assistant/job-field.tsx'
import { openProposal } from '#client/assistant/open-proposal.ts'
import { PhotoChoice } from '#client/assistant/photo-choice.tsx'
import { proposalOf } from '#client/assistant/proposal-of.ts'
import { ResumeField } from '#client/assistant/resume-field.tsx'
import { type ResumeSource, sourceBody } from '#client/assistant/resume-source.ts'
import { useGenerate } from '#client/assistant/use-generate.ts'
import { useJobText } from '#client/assistant/use-job-text.ts'
import { useSource } from '#client/assistant/use-source.ts'
import { assistTailor } from '#shared/api/assistant.ts'
import { tailoredTitle } from './tailored-title.ts'

export function TailorInput({ onDone }: { onDone: (documentId: string) => void }) {
  const [source, setSource] = useSource()
  const { text: job, setText: setJob, problem: jobProblem } = useJobText()
  const [errors, setErrors] = useState<{ resumeData?: string; jobDescription?: string }>({})
  const generating = useGenerate({
    product: 'tailored',
    route: assistTailor,
    answerOf: proposalOf,
    failure: 'Failed to generate a tailored resume. Please try again later.',
  })

  const generate = async () => {
    const answer = await generating.run({ ...sourceBody(source), jobDescription: job })
    if (!answer) return
    const title = tailoredTitle(answer)
    const request = { path: assistTailor.path, jobDescription: job } as const
    onDone(await openProposal({ answer, request, title, cause: title, source }))
  }
  const changeSource = (next: ResumeSource) => {
    setSource(next)
    setErrors(({ resumeData: _fixed, ...rest }) => rest)
  }

  const submit = () => {
    const found = {
      ...(source.text.trim() === '' ? { resumeData: 'Please provide your resume information' } : {}),
      ...(job.trim() === '' ? { jobDescription: 'Please provide a job description' } : {}),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (!first) void generate()
    return first
  }

  return (
    <InputFrame
      title="Job-tailored resume"
      lead="We pick out, reorder and reword what fits, and ask about what’s missing."
      outcome={{
        label: 'They ask for medication rounds',
        before: 'Kept charts for 30 residents',
        moved: 'Moved up from line 3',
        after: 'Gave medication to 24 residents a shift',
        why: 'Why: it answers what they ask for first.',
      }}
      submitLabel="Generate Tailored Resume"
      generating={generating}
      text={source.text}
      onStop={generating.stop}
      onSubmit={submit}
      resume={<ResumeField source={source} error={errors.resumeData} onChange={changeSource} />}
      job={
        <JobField
          label="Job description"
          field="jobDescription"
          value={job}
          error={errors.jobDescription ?? jobProblem}
          onChange={(next) => {
            setJob(next)
            setErrors(({ jobDescription: _fixed, ...rest }) => rest)
          }}
        />
      }
    >
      <PhotoChoice source={source} onChange={changeSource} />
    </InputFrame>
  )
}
