import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { SummaryAnswers } from '#engine/writing/canned-summary.ts'

const questions = [
  { part: 'years', label: 'Years in this work', hint: undefined, mode: 'numeric', longest: 40 },
  {
    part: 'best',
    label: 'What you do best',
    hint: 'Wound care, small engines, calming down guests',
    mode: 'text',
    longest: 300,
  },
  { part: 'result', label: 'Something you achieved', hint: 'Cut food waste by a third', mode: 'text', longest: 300 },
] as const

type SummaryAnswersProps = { answers: SummaryAnswers; onChange: (answers: SummaryAnswers) => void }

/** Up to three facts nobody else knows. What is left empty is not made up. */
export function SummaryAnswerFields({ answers, onChange }: SummaryAnswersProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4 [&>legend]:float-left [&>legend]:contents">
      <legend className="font-semibold text-small">Three answers that make it yours</legend>
      {questions.map(({ part, label, hint, mode, longest }) => (
        <Field key={part} label={label} hint={hint} optional>
          {(control) => (
            <Input
              {...control}
              value={answers[part] ?? ''}
              inputMode={mode}
              maxLength={longest}
              autoComplete="off"
              className={part === 'years' ? 'max-w-28' : ''}
              onChange={(event) => onChange({ ...answers, [part]: event.target.value })}
              onKeyDown={(event) => {
                // Enter would go on to the next step; on a phone the form moves to the next field with it.
                const isPhone = window.matchMedia('(pointer: coarse)').matches
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isPhone) event.preventDefault()
              }}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
