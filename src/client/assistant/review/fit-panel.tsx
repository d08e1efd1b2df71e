import { useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Fit } from '#shared/api/assistant.ts'
import { groupNeeds } from './need-groups.ts'
import { NeedList } from './need-list.tsx'
import { useRequirementEditing } from './requirement-context.ts'
import { RequirementEditor } from './requirement-editor.tsx'
import { questionsId } from './requirement-focus.ts'
import { RequirementUpdate } from './requirement-update.tsx'

type FitPanelProps = {
  fit: Fit
  /** How it would be with every suggestion. */
  after?: string | undefined
  /** How many questions are asked below. */
  questions?: number
}

/** What the posting asks for, next to the words in the resume that answer it. Never a percentage. */
export function FitPanel({ fit, after, questions = 0 }: FitPanelProps) {
  const editing = useRequirementEditing()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="fit" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div>
        <h2 id="fit" ref={heading} tabIndex={-1} className="font-semibold">
          What the job asks for
        </h2>
        <p className="mt-1 text-text-2">{fit.words}</p>
        {after && after !== fit.words && (
          <p className="mt-1 text-text-2">
            <span className="font-medium text-text">With all suggestions:</span> {lowerStart(after)}
          </p>
        )}
        {questions > 0 && (
          <Button variant="link" size="inline" className="mt-1 text-small" onClick={goToQuestions}>
            {questions === 1 ? '1 question only you can answer' : `${questions} questions only you can answer`}
          </Button>
        )}
      </div>
      {editing && <RequirementUpdate editing={editing} heading={heading} />}
      <details>
        <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent text-small touch:py-3">
          {editing ? 'Review each requirement' : 'See each requirement'}
        </summary>
        {editing ? (
          <RequirementEditor fit={fit} editing={editing} />
        ) : (
          <div className="mt-4 grid gap-4">
            {groupNeeds(fit).map((group) => (
              <NeedList key={group.title} {...group} />
            ))}
          </div>
        )}
      </details>
    </section>
  )
}

function goToQuestions(): void {
  document.getElementById(questionsId)?.focus()
}

function lowerStart(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}
