import { useState } from 'react'
import { idle } from '#client/assistant/background-tasks/create-task.ts'
import { InputFrame } from '#client/assistant/input-frame.tsx'
import { PhotoChoice } from '#client/assistant/photo-choice.tsx'
import { ResumeField } from '#client/assistant/resume-field.tsx'
import type { ResumeSource } from '#client/assistant/resume-source.ts'

type UpgradeInputProps = {
  source: ResumeSource
  onChange: (source: ResumeSource) => void
  onDone: () => void
}

export function UpgradeInput({ source, onChange, onDone }: UpgradeInputProps) {
  const [error, setError] = useState<string | undefined>(undefined)
  const change = (next: ResumeSource) => {
    onChange(next)
    setError(undefined)
  }
  const submit = () => {
    if (source.text.trim() !== '') {
      onDone()
      return undefined
    }
    setError('Please provide your resume information')
    return 'resumeData'
  }
  return (
    <InputFrame
      title="Upgrade your resume"
      lead="Clearer wording and a better layout. Your facts stay the same."
      outcome={{
        label: 'From an earlier job',
        before: 'Was responsible for scheduling 12 nurses',
        isStruck: true,
        after: 'Scheduled 12 nurses',
        why: 'Why: says what you did (“Scheduled”) instead of “responsible for”.',
      }}
      submitLabel="Choose a template"
      generating={idle}
      text={source.text}
      onStop={() => undefined}
      onSubmit={submit}
      resume={<ResumeField source={source} error={error} onChange={change} />}
    >
      <PhotoChoice source={source} onChange={change} />
    </InputFrame>
  )
}
