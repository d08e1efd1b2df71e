import { useState } from 'react'
import { TextareaField } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { LetterLength } from '#engine/writing/letter/letter.ts'
import { readLetterNotes } from './letter-notes.ts'
import { LetterParagraphs } from './letter-paragraphs.tsx'
import { useLetterActions, useLetterDocument } from './letter-session.ts'
import { countWords } from './written-letter.ts'

/** Shorter says too little, longer is not read. */
const goodLength = { from: 180, to: 300 }

const views = [
  { value: 'paragraphs', label: 'Paragraphs' },
  { value: 'whole', label: 'Whole text' },
] as const

type LetterTextProps = {
  /** Questions beside it would make it longer. */
  hasQuestions?: boolean
  /** The whole letter is being written anew. */
  isLocked?: boolean
}

/** The words of the letter, by paragraph or as one text. */
export function LetterText({ hasQuestions = false, isLocked = false }: LetterTextProps) {
  const { id, letter } = useLetterDocument()
  const { setLetter } = useLetterActions()
  const isEmpty = letter.body.trim() === ''
  const [view, setView] = useState<'paragraphs' | 'whole'>(isEmpty ? 'whole' : 'paragraphs')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-text-2">
          {lengthWords(countWords(letter.body), readLetterNotes(id)?.length, hasQuestions)}
        </p>
        <Segmented label="Show the letter as" options={views} value={view} onChange={setView} />
      </div>
      {view === 'paragraphs' ? (
        <LetterParagraphs isLocked={isLocked} />
      ) : (
        <TextareaField
          label="Letter"
          hint="Leave a blank line to start a new paragraph."
          rows={20}
          className="field-sizing-content min-h-120"
          value={letter.body}
          onWrite={(written) => setLetter({ body: written }, { label: 'Edit letter', merge: 'body' })}
        />
      )}
    </div>
  )
}

function lengthWords(words: number, wished: LetterLength | undefined, hasQuestions: boolean): string {
  const { from, to } = goodLength
  const count = words === 1 ? '1 word' : `${words} words`
  if (words > to) return `${count}. ${from} to ${to} read best: shorten a paragraph or two.`
  if (words > 0 && words < from) {
    if (wished === 'short') return `${count}, kept short as you asked.`
    // What would lengthen it is asked right above.
    if (hasQuestions) return count
    return `${count}. More about what you did makes a fuller letter.`
  }
  return `${count}. ${from} to ${to} read best.`
}
