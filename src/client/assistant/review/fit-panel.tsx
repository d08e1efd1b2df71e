import { useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { countMet } from '#engine/writing/match/describe-match.ts'
import type { Fit } from '#shared/api/assistant.ts'
import { FitGlance } from './fit-glance.tsx'
import { dutyGroup, groupNeeds } from './need-groups.ts'
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
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="fit" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div>
        <h2 id="fit" ref={heading} tabIndex={-1} className="font-semibold">
          What the job asks for
        </h2>
        <p className="mt-1">{fit.words}</p>
        <Duties fit={fit} />
        {after && after !== fit.words && (
          <p className="mt-1 text-text-2">
            <span className="font-medium text-text">With all suggestions:</span> {lowerStart(after)}
          </p>
        )}
      </div>
      {/* The whole list has them too; one that is being corrected is not what was compared. */}
      {!isOpen && !editing?.isPending && <FitGlance mustHave={fit.mustHave} />}
      {questions > 0 && (
        <Button variant="link" size="inline" className="justify-self-start text-small" onClick={goToQuestions}>
          {questions === 1 ? '1 question only you can answer' : `${questions} questions only you can answer`}
        </Button>
      )}
      {editing && <RequirementUpdate editing={editing} heading={heading} />}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent text-small touch:py-3">
          {editing ? 'Review each requirement' : 'See each requirement'}
        </summary>
        {editing ? (
          <>
            <RequirementEditor fit={fit} editing={editing} />
            {fit.duties.length > 0 && (
              <div className="mt-4">
                <NeedList {...dutyGroup(fit)} />
              </div>
            )}
          </>
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

function Duties({ fit }: { fit: Fit }) {
  const { met, of } = countMet(fit.duties)
  if (met === 0) return null
  return (
    <p className="mt-1 text-small text-text-2">
      It also shows {met} of {of} {of === 1 ? 'duty' : 'duties'}.
    </p>
  )
}

function goToQuestions(): void {
  document.getElementById(questionsId)?.focus()
}

function lowerStart(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}
