import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { OpenWords } from '#client/assistant/open-words.tsx'
import { Button } from '#client/ui/button.tsx'
import type { AskedSentence } from '#shared/api/assistant.ts'
import { withAnswered, withSentence } from './asked-sentences.ts'
import { keepLetterNotes, readLetterNotes } from './letter-notes.ts'
import { useLetterSession } from './letter-session.ts'

/** Sentences with words the resume doesn't have: each waits for a yes or a no, and is not in the letter until then. */
export function AskedPanel() {
  const { store } = useLetterSession()
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const [, setAnswered] = useState(0)
  const { id } = store.getState().document
  const asked = readLetterNotes(id)?.answer.asked ?? []
  if (asked.length === 0) return null

  const answer = (one: AskedSentence, isTrue: boolean) => {
    const notes = readLetterNotes(id)
    if (!notes) return
    keepLetterNotes(id, withAnswered(notes, one, isTrue))
    if (isTrue) {
      const put = (body: string) => withSentence(body, one, notes)
      store.update(({ letter, ...rest }) => ({ ...rest, letter: { ...letter, body: put(letter.body) } }), {
        label: 'Add sentence',
      })
    }
    announce(isTrue ? 'Added to your letter' : 'Left out')
    setAnswered((count) => count + 1)
    // The button that was pressed is gone; the next question takes the focus.
    if (asked.length > 1) panel.current?.focus()
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      className="grid gap-4 rounded-card border border-warning/60 bg-warning-soft p-4"
    >
      <div className="grid gap-1">
        <h3 id={title} className="font-semibold">
          {asked.length === 1 ? 'One sentence needs your OK' : `${asked.length} sentences need your OK`}
        </h3>
        <p className="text-small text-text-2">
          The underlined words aren’t in your resume. A sentence goes into the letter only if you say it’s true.
        </p>
      </div>
      <ul className="grid gap-3">
        {asked.map((one) => (
          <li key={one.id} className="grid gap-3 rounded-control bg-surface p-3">
            <p className="wrap-anywhere">
              <OpenWords text={one.sentence} places={one.words} />
            </p>
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="mb-2 text-small text-text-2 sm:float-left sm:mr-2 sm:mb-0">
                Not in your resume. True?
              </legend>
              <Button size="small" onClick={() => answer(one, true)}>
                <Check />
                Yes
              </Button>
              <Button size="small" variant="outline" onClick={() => answer(one, false)}>
                <X />
                No
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  )
}
