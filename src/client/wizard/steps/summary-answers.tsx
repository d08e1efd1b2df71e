import { InputField } from '#client/ui/field.tsx'
import type { SummaryAnswers } from '#engine/writing/canned-summary.ts'

const questions = [
  {
    part: 'years',
    hint: 'New to this work, or hoping to get into it? Leave this empty.',
    mode: 'numeric',
    longest: 40,
  },
  {
    part: 'best',
    label: 'What you do best',
    hint: 'Wound care, small engines, calming down guests',
    mode: 'text',
    longest: 300,
  },
  { part: 'result', label: 'Something you achieved', hint: 'Cut food waste by a third', mode: 'text', longest: 300 },
] as const

type SummaryAnswersProps = {
  answers: SummaryAnswers
  /** Names the work, as the sentence will. */
  yearsLabel: string
  onChange: (answers: SummaryAnswers) => void
}

/** Up to three facts nobody else knows. What is left empty is not made up. */
export function SummaryAnswerFields({ answers, yearsLabel, onChange }: SummaryAnswersProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4 [&>legend]:float-left [&>legend]:contents">
      <legend className="font-semibold text-small">Three details that make it yours</legend>
      {questions.map(({ part, hint, mode, longest, ...question }) => (
        <InputField
          key={part}
          label={'label' in question ? question.label : yearsLabel}
          hint={hint}
          optional
          value={answers[part] ?? ''}
          inputMode={mode}
          maxLength={longest}
          autoComplete="off"
          className={part === 'years' ? 'max-w-28' : ''}
          onKeyDown={(event) => {
            // Enter would go on to the next step; on a phone the form moves to the next field with it.
            const isPhone = window.matchMedia('(pointer: coarse)').matches
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isPhone) event.preventDefault()
          }}
          onWrite={(written) => onChange({ ...answers, [part]: written })}
        />
      ))}
    </fieldset>
  )
}
