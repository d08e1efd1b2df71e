import { useEffect, useId, useRef } from 'react'
import { hasMouse } from '#client/lib/has-mouse.ts'
import { TextareaField } from '#client/ui/field.tsx'
import { TickList } from '#client/ui/tick-list.tsx'
import { plain } from '#engine/resume/rich-text.ts'
import type { AskedForLetter } from '#shared/api/assistant.ts'
import { BegunAnswer } from './begun-answer.tsx'
import { answerTo, type StyleWish } from './letter-wish.ts'

type LetterQuestionsProps = {
  questions: readonly AskedForLetter[]
  wish: StyleWish
  /** They have just been asked for. */
  hasFocus?: boolean
  /** All else is filled in: the first of them is what there is to write, as long as nobody is at something else. */
  isNext?: boolean
  onAnswer: (question: AskedForLetter, text: string) => void
}

const headings = ['', 'One quick question', 'Two quick questions', 'Three quick questions']

const LONGEST = 2000

/** A heading has the focus on a page that has just been opened. */
function isBusyElsewhere(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !/^(?:H1|MAIN)$/.test(activeElement.tagName)
}

/** What only the person knows and a good letter says. Each may be passed over. */
export function LetterQuestions({ questions, wish, hasFocus = false, isNext = false, onAnswer }: LetterQuestionsProps) {
  const title = useId()
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasFocus) part.current?.focus()
  }, [hasFocus])
  const isThere = questions.length > 0
  useEffect(() => {
    if (!isNext || !isThere || !hasMouse() || isBusyElsewhere()) return
    const field = part.current?.querySelector('textarea')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  }, [isNext, isThere])
  if (questions.length === 0) return null
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={title}
      className="grid w-full gap-5 rounded-card border border-border bg-surface p-4 sm:p-5 motion-safe:animate-fade-in"
    >
      <div>
        <h2 id={title} className="font-semibold">
          {headings[questions.length]} <span className="font-normal text-text-3">(optional)</span>
        </h2>
        <p className="mt-1 text-small text-text-2">Your answers make the letter yours. Skip any you like.</p>
      </div>
      {questions.map((question) => {
        const { id, text, hint, starters, options, ticked = [] } = question
        const said = answerTo(question, wish)
        if (starters)
          return (
            <BegunAnswer
              key={id}
              label={text}
              hint={hint}
              starters={starters}
              maxLength={LONGEST}
              said={said}
              onWrite={(written) => onAnswer(question, written)}
            />
          )
        return options ? (
          <TickList
            key={id}
            title={text}
            hint={hint}
            options={options}
            labelOf={plain}
            ticked={said === '' ? ticked : said.split('\n')}
            onTick={(next) => onAnswer(question, next.join('\n'))}
          />
        ) : (
          <TextareaField
            key={id}
            label={text}
            hint={hint}
            rows={2}
            maxLength={LONGEST}
            className="field-sizing-content min-h-control scroll-mt-32 scroll-mb-44 py-2"
            value={said}
            onWrite={(written) => onAnswer(question, written)}
          />
        )
      })}
    </section>
  )
}
