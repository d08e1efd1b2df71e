import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { goOnWithEnter } from '#client/lib/focus-next-field.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { buildLine, completeLine, type LineAnswers, listJoins } from '#engine/writing/interview/build-line.ts'
import { findMissingParts } from '#engine/writing/interview/line-tells.ts'
import { AddedNote } from './added-note.tsx'
import { useJobLines } from './job-lines.ts'
import { JoinChoice } from './join-choice.tsx'
import { LinesLikeThis } from './lines-like-this.tsx'

type Part = Exclude<keyof LineAnswers, 'join'>

const parts: Record<Part, { label: string; hint: string }> = {
  did: { label: 'What did you do?', hint: 'Say it as you’d tell a friend: cooked breakfast, trained new drivers' },
  howMuch: {
    label: 'Who was it for, or how many?',
    hint: 'Numbers say the most: for 90 guests a night, about 30 a month',
  },
  withWhat: { label: 'What did you use?', hint: 'A tool, a system, a language, a method' },
  result: { label: 'What was the result?', hint: 'What got better, faster, cheaper or safer, and by how much' },
}
/** A current job is told in the present. */
const nowDid = { label: 'What do you do?', hint: 'Say it as you’d tell a friend: cook breakfast, train new drivers' }
const further = ['howMuch', 'withWhat', 'result'] as const

const NEW_LINE = 'new'
const LONGEST = 300
const nothing: LineAnswers = { did: '', howMuch: '', withWhat: '', result: '' }

/** Short answers in, a line out, written while one answers. On a line that stands already it asks for what is missing. */
export function LineBuilder() {
  const { fullTitle, currency, description, isCurrent, addLine, replaceLine } = useJobLines()
  const [answers, setAnswers] = useState(nothing)
  const [which, setWhich] = useState(NEW_LINE)
  const [added, setAdded] = useState<string | undefined>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const answerFields = useRef<HTMLDivElement>(null)
  const own = splitLines(description).map(({ text }) => text)
  const incomplete = own.flatMap((text, index) =>
    plain(text) === text && findMissingParts(text).length > 0 ? [{ text, index }] : [],
  )
  const existing = incomplete.find(({ index }) => String(index) === which)
  const asked: readonly Part[] = existing ? findMissingParts(existing.text) : ['did', ...further]
  const joins = listJoins(existing?.text ?? answers.did, answers.howMuch)
  const line = existing ? completeLine(existing.text, answers) : buildLine(answers, { isCurrent })
  const isReady = existing ? line !== existing.text : line !== ''

  const startOver = () => {
    setAnswers(nothing)
    setWhich(NEW_LINE)
    frame.current?.querySelector<HTMLElement>('[data-part="did"]')?.focus()
  }

  const finish = () => {
    if (!isReady) return
    if (existing) {
      replaceLine(existing.index, line)
      announce('Line changed')
    } else {
      addLine(line)
      setAdded(line)
      announce('Line added to your job')
    }
    startOver()
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    // A number typed next would make a line of its own.
    if (goOnWithEnter(event, answerFields.current)) return
    event.preventDefault()
    finish()
  }

  return (
    <div ref={frame} className="grid grid-cols-1 gap-4">
      {incomplete.length > 0 && (
        <SelectField
          label="Write a new line, or add to one you have?"
          options={[
            { value: NEW_LINE, label: 'A new line' },
            ...incomplete.map(({ text, index }) => ({
              value: String(index),
              label: text.length > 60 ? `${text.slice(0, 58)}…` : text,
            })),
          ]}
          value={existing ? which : NEW_LINE}
          onChange={(next) => {
            setWhich(next)
            setAnswers({ ...nothing, did: answers.did })
          }}
        />
      )}
      <div ref={answerFields} className="contents">
        {asked.map((part) => {
          const { label, hint } = part === 'did' && isCurrent ? nowDid : parts[part]
          return (
            <Fragment key={part}>
              <Field label={label} hint={hint} optional={part !== 'did'}>
                {(control) => (
                  <Input
                    {...control}
                    data-part={part}
                    value={answers[part] ?? ''}
                    maxLength={LONGEST}
                    autoComplete="off"
                    autoCapitalize="none"
                    enterKeyHint={part === asked.at(-1) ? 'done' : 'next'}
                    // The line grows from below and would cover the field that is being typed into.
                    className="scroll-mb-56"
                    onChange={(event) => {
                      setAnswers((before) => ({ ...before, [part]: event.target.value }))
                      event.target.scrollIntoView({ block: 'nearest' })
                    }}
                    onKeyDown={press}
                  />
                )}
              </Field>
              {part === 'howMuch' && joins.length > 0 && (
                <JoinChoice
                  joins={joins}
                  amount={answers.howMuch ?? ''}
                  chosen={answers.join}
                  onChoose={(join) => setAnswers((before) => ({ ...before, join }))}
                />
              )}
            </Fragment>
          )
        })}
      </div>
      <div
        // Below the keyboard of a phone, or the edge of a window, nobody would see what is being written.
        className="-mx-4 sticky bottom-0 in-[form:has(.step-foot)]:bottom-(--foot) z-1 grid gap-3 border-border border-t bg-surface px-4 py-3 lg:bg-bg"
      >
        {added !== undefined && line === '' ? (
          <AddedNote text={added} onUndone={() => setAdded(undefined)} />
        ) : (
          <div className="grid gap-1 rounded-control bg-sunken px-3 py-2" aria-live="polite">
            {existing && (
              <p className="wrap-anywhere text-text-2">
                <span className="font-medium">Now:</span> {existing.text}
              </p>
            )}
            <p className="wrap-anywhere">
              <span className="font-medium">{existing ? 'With your answers:' : 'Your line:'}</span>{' '}
              {line || <span className="text-text-3">your line appears here as you answer</span>}
            </p>
          </div>
        )}
        <Button className="justify-self-start" aria-disabled={!isReady} onClick={finish}>
          {existing ? 'Change this line' : 'Add this line'}
        </Button>
      </div>
      {!existing && (
        <LinesLikeThis
          about={answers.did}
          intro="Or fill in one of these:"
          job={{ title: fullTitle, description, isCurrent }}
          currency={currency}
          onPick={(text) => {
            addLine(text)
            setAdded(text)
            announce('Line added to your job')
            startOver()
          }}
        />
      )}
    </div>
  )
}
