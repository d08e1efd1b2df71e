import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { AssistantQuestion } from '#shared/api/assistant.ts'
import type { WorkPlace } from './requirement-places.ts'

/** What is being typed for one gap: nothing until somebody says yes. Where it was is never guessed. */
export type GapDraft = { place: string | undefined; text: string }

/** In no entry of the resume: it then speaks of the person. */
export const elsewhere = 'elsewhere'

export type RequirementQuestionProps = {
  question: AssistantQuestion
  places: readonly WorkPlace[]
  /** What was answered before, where that did not settle it. */
  said: string | undefined
  draft: GapDraft | undefined
  placeError: string | undefined
  onDraft: (draft: GapDraft | undefined) => void
  onLeave: (() => void) | undefined
}

/** “Do you have this?” Yes: where, and in the person's own words. No: it stays a gap. */
export function RequirementQuestion(props: RequirementQuestionProps) {
  const { question, places, said, draft, placeError, onDraft, onLeave } = props
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-why`} className="grid min-w-0 gap-3 border-border border-t pt-4">
      <legend className="contents">
        <span className="wrap-anywhere font-medium">{question.text}</span>
      </legend>
      <p id={`${name}-why`} className="-mt-2 text-small text-text-3">
        {said === undefined ? question.reason : `You said: “${said}”. That does not name it yet.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant={draft ? 'filled' : 'outline'}
          aria-expanded={draft !== undefined}
          data-yes={question.requirementId}
          onClick={() => onDraft(draft ? undefined : { place: undefined, text: said ?? '' })}
        >
          Yes
        </Button>
        {onLeave && (
          <Button size="small" variant="outline" onClick={onLeave}>
            No, leave it
          </Button>
        )}
      </div>
      {draft && (
        <>
          <Field label="Where?" error={placeError}>
            {(control) => (
              <Select
                value={draft.place ?? ''}
                onValueChange={(next) => next !== '' && onDraft({ ...draft, place: next })}
              >
                <SelectTrigger {...control} data-place={question.id}>
                  <SelectValue placeholder="Choose where it was" />
                </SelectTrigger>
                <SelectContent>
                  {places.map(({ entry, title }) => (
                    <SelectItem key={entry} value={entry}>
                      {title}
                    </SelectItem>
                  ))}
                  <SelectItem value={elsewhere}>Somewhere else</SelectItem>
                </SelectContent>
              </Select>
            )}
          </Field>
          <Field
            label="What did you do there?"
            hint={
              draft.place === elsewhere
                ? 'In your own words. It helps the suggestions; write it into your resume under Content.'
                : 'In your own words. They become a line of their own in that place.'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                className="field-sizing-content min-h-control py-2"
                value={draft.text}
                onChange={(event) => onDraft({ ...draft, text: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  )
}
