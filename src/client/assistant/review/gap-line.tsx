import { type KeyboardEvent, useRef, useState } from 'react'
import type { WorkPlace } from '#client/imports/work-places.ts'
import { hasMouse } from '#client/lib/has-mouse.ts'
import { Button } from '#client/ui/button.tsx'
import { InputField, TextareaField } from '#client/ui/field.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { buildLine } from '#engine/writing/interview/build-line.ts'
import type { AssistantQuestion } from '#shared/api/assistant.ts'
import { elsewhere } from './requirement-places.ts'
import { SuggestedLines } from './suggested-lines.tsx'

/** What is being typed for one gap: nothing until somebody says yes. */
export type GapDraft = { place: string; did: string; howMuch: string; result: string }

/** As much as an answer can hold. */
const LONGEST = { did: 1200, more: 300 }

export type GapLineProps = {
  question: AssistantQuestion
  resume: Resume
  places: readonly WorkPlace[]
  draft: GapDraft
  isBusy: boolean
  onDraft: (draft: GapDraft | undefined) => void
  onAdd: () => void
}

/** Where it was, and a line put together from short answers. */
export function GapLine({ question, resume, places, draft, isBusy, onDraft, onAdd }: GapLineProps) {
  const line = buildLine(draft)
  const isElsewhere = draft.place === elsewhere
  const [isTried, setIsTried] = useState(false)
  const did = useRef<HTMLTextAreaElement>(null)
  const add = () => {
    if (isBusy) return
    if (line !== '') return onAdd()
    setIsTried(true)
    did.current?.focus()
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
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
        ref={did}
        error={isTried && line === '' ? 'A few words about what you did are enough' : undefined}
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
        <Button variant="outline" size="small" disabled={isBusy} onClick={add}>
          {isBusy ? 'Processing...' : isElsewhere ? 'Use this answer' : 'Add this line'}
        </Button>
        {line !== '' && !isBusy && <span className="text-small text-text-3 touch:hidden">or press Enter</span>}
      </div>
    </div>
  )
}
