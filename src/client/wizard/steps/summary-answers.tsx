import type { ReactNode, RefObject } from 'react'
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
    part: 'wanted',
    label: 'Work you’re looking for',
    hint: 'A job, or just part-time, summer or an internship',
    mode: 'text',
    longest: 120,
  },
  {
    part: 'best',
    label: 'What you do best',
    hint: 'Two or three things, with commas between them',
    mode: 'text',
    longest: 300,
  },
  {
    part: 'result',
    label: 'Something you achieved',
    hint: 'A number, an award or what got better',
    mode: 'text',
    longest: 300,
  },
] as const

type SummaryAnswersProps = {
  answers: SummaryAnswers
  /** Names the work, as the sentence will. */
  yearsLabel: string
  /** A student is asked for the work they want, and not for years of studying. */
  isStudent: boolean
  /** The box of the first question. */
  first: RefObject<HTMLInputElement | null>
  /** Why one of them is worth an answer now. */
  lead: string | undefined
  onChange: (answers: SummaryAnswers) => void
  /** What makes a summary of them. */
  children: ReactNode
}

/** Up to three facts nobody else knows. What is left empty is not made up. */
export function SummaryAnswerFields({
  answers,
  yearsLabel,
  isStudent,
  first,
  lead,
  onChange,
  children,
}: SummaryAnswersProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4 [&>legend]:float-left [&>legend]:contents">
      <legend className="font-semibold text-small">Three details that make it yours</legend>
      {lead && (
        <p role="status" className="text-small">
          {lead}
        </p>
      )}
      {questions
        .filter(({ part }) => part !== (isStudent ? 'years' : 'wanted'))
        .map(({ part, hint, mode, longest, ...question }, place) => (
          <InputField
            key={part}
            ref={place === 0 ? first : undefined}
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
      {children}
    </fieldset>
  )
}
