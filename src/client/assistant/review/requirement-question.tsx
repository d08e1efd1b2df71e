import { type KeyboardEvent, useId } from 'react'
import { hasMouse } from '#client/lib/has-mouse.ts'
import { Button } from '#client/ui/button.tsx'
import { InputField, TextareaField } from '#client/ui/field.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { buildLine } from '#engine/writing/interview/build-line.ts'
import type { AssistantQuestion } from '#shared/api/assistant.ts'
import { elsewhere, placeFor, type WorkPlace } from './requirement-places.ts'
import { SuggestedLines } from './suggested-lines.tsx'

/** What is being typed for one gap: nothing until somebody says yes. */
export type GapDraft = { place: string; did: string; howMuch: string; result: string }

/** As much as an answer can hold. */
const LONGEST = { did: 1200, more: 300 }

type RequirementQuestionProps = {
  question: AssistantQuestion
  resume: Resume
  places: readonly WorkPlace[]
  /** What was answered before, where it is answered anew. */
  said: string | undefined
  /** Where the answer before went. */
  place: string | undefined
  draft: GapDraft | undefined
  isBusy: boolean
  onDraft: (draft: GapDraft | undefined) => void
  onAdd: () => void
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
      {draft && <LineBuilder {...props} draft={draft} />}
    </fieldset>
  )
}

function LineBuilder({
  question,
  resume,
  places,
  draft,
  isBusy,
  onDraft,
  onAdd,
}: RequirementQuestionProps & { draft: GapDraft }) {
  const line = buildLine(draft)
  const isElsewhere = draft.place === elsewhere
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (line !== '' && !isBusy) onAdd()
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label="Where?"
        options={[
          ...places.map(({ entry, title }) => ({ value: entry, label: title })),
          { value: elsewhere, label: 'Somewhere else' },
        ]}
        value={draft.place}
        onChange={(place) => onDraft({ ...draft, place })}
      />
      <TextareaField
        label="What did you do?"
        autoFocus
        rows={2}
        maxLength={LONGEST.did}
        className="field-sizing-content min-h-control py-2"
        value={draft.did}
        // With a finger Enter is pressed to see the next fields; it adds from the last of them.
        onKeyDown={hasMouse() ? addOnEnter : undefined}
        onWrite={(written) => onDraft({ ...draft, did: written })}
      />
      <SuggestedLines
        resume={resume}
        entry={draft.place}
        about={question.text}
        onPick={(did) => onDraft({ ...draft, did })}
      />
      <InputField
        label="How much or how many?"
        optional
        maxLength={LONGEST.more}
        value={draft.howMuch}
        onKeyDown={addOnEnter}
        onWrite={(written) => onDraft({ ...draft, howMuch: written })}
      />
      <InputField
        label="What was the result?"
        optional
        maxLength={LONGEST.more}
        value={draft.result}
        onKeyDown={addOnEnter}
        onWrite={(written) => onDraft({ ...draft, result: written })}
      />
      {line !== '' && (
        <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2">
          <span className="font-medium">Your line:</span> {line}
        </p>
      )}
      {isElsewhere && (
        <p className="text-small text-text-3">
          We’ll use it for suggestions. To put it on the page, add it under Content.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" disabled={line === '' || isBusy} onClick={onAdd}>
          {isBusy ? 'Processing...' : isElsewhere ? 'Use this answer' : 'Add this line'}
        </Button>
        {line !== '' && !isBusy && <span className="text-small text-text-3 touch:hidden">or press Enter</span>}
      </div>
    </div>
  )
}
