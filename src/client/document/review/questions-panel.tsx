import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { AssistantQuestion } from '#shared/api/assistant.ts'

export type GivenAnswer = { questionId: string; text: string; entry?: string }

export type QuestionsPanelProps = {
  questions: readonly AssistantQuestion[]
  isBusy: boolean
  onAnswer: (answers: GivenAnswer[]) => void
}

/** Asked instead of invented: an answer becomes a fact, an empty one stays a gap. */
export function QuestionsPanel({ questions, isBusy, onAnswer }: QuestionsPanelProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  if (questions.length === 0) return null
  const given = questions.flatMap(({ id, entry }) => {
    const text = answers[id]?.trim()
    return text ? [{ questionId: id, text, ...(entry ? { entry } : {}) }] : []
  })
  return (
    <section aria-labelledby="questions" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <div>
        <h2 id="questions" className="font-semibold">
          Questions only you can answer
        </h2>
        <p className="mt-1 text-small text-text-2">Leave empty what does not apply. Nothing is made up in its place.</p>
      </div>
      {questions.map(({ id, text, reason, line }) => (
        <Field key={id} label={text} hint={line ? `${reason} The line: “${line}”` : reason} optional>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              className="field-sizing-content min-h-control py-2"
              value={answers[id] ?? ''}
              onChange={(event) => setAnswers((before) => ({ ...before, [id]: event.target.value }))}
            />
          )}
        </Field>
      ))}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={given.length === 0 || isBusy}
        onClick={() => onAnswer(given)}
      >
        {isBusy ? 'Processing...' : 'Use my answers'}
      </Button>
    </section>
  )
}
