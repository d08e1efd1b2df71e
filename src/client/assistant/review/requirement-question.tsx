import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { type GapDraft, GapLine, type GapLineProps } from './gap-line.tsx'
import { placeFor } from './requirement-places.ts'

type RequirementQuestionProps = Omit<GapLineProps, 'draft'> & {
  /** What was answered before, where it is answered anew. */
  said: string | undefined
  /** Where the answer before went. */
  place: string | undefined
  draft: GapDraft | undefined
  onLeave: (() => void) | undefined
}

/** “Do you have this?” Yes: where, and a line put together from short answers. No: it stays a gap. */
export function RequirementQuestion(props: RequirementQuestionProps) {
  const { question, resume, said, place, draft, onDraft, onLeave } = props
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-why`} className="grid min-w-0 gap-3 border-border border-t pt-4">
      <legend className="contents">
        <span className="wrap-anywhere font-medium">{question.text}</span>
      </legend>
      <p id={`${name}-why`} className="-mt-2 text-small text-text-3">
        {said === undefined ? question.reason : `You said: “${said}”`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant={draft ? 'filled' : 'outline'}
          aria-expanded={draft !== undefined}
          data-yes={question.requirementId}
          onClick={() =>
            onDraft(
              draft
                ? undefined
                : { place: place ?? placeFor(question, resume), did: said ?? '', howMuch: '', result: '' },
            )
          }
        >
          Yes
        </Button>
        {onLeave && (
          <Button size="small" variant="outline" onClick={onLeave}>
            No
          </Button>
        )}
      </div>
      {draft && <GapLine {...props} draft={draft} />}
    </fieldset>
  )
}
