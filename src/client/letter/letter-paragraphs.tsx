import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextareaField } from '#client/ui/field.tsx'
import { joinBlocks, letterBlocks, splitBody } from './letter-blocks.ts'
import { readLetterNotes } from './letter-notes.ts'
import { useLetterActions, useLetterDocument } from './letter-session.ts'
import { blockName, ParagraphCard } from './paragraph-card.tsx'
import { useRewriteParagraph } from './use-rewrite-paragraph.ts'

/** The paragraph under the pen, between what stands before and after it. */
type Editing = { place: number; before: string[]; text: string; after: string[]; caretAt: number | undefined }

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const bodyOf = ({ before, text, after }: Editing): string => joinBlocks([...before, text, ...after])

/** The letter paragraph by paragraph, each to be rewritten, shortened or edited by itself. */
export function LetterParagraphs({ isLocked }: { isLocked: boolean }) {
  const { id, letter } = useLetterDocument()
  const { setLetter } = useLetterActions()
  const rewriting = useRewriteParagraph()
  const [held, setEditing] = useState<Editing | undefined>(undefined)
  const canRewrite = letter.userDetails.trim() !== '' && letter.posting.details.trim() !== ''
  const texts = splitBody(letter.body)
  // Undo takes the words away under the pen: what is edited then is no longer there.
  const isThere = held && joinBlocks(splitBody(bodyOf(held))) === joinBlocks(texts)
  const editing = isThere ? held : undefined
  // Under the pen it stays one paragraph, however many it is about to become.
  const shown = editing ? [...editing.before, oneLine(editing.text), ...editing.after] : texts
  const blocks = letterBlocks(shown, readLetterNotes(id)?.answer.paragraphs ?? [])

  const write = (next: Editing) => {
    setEditing(next)
    setLetter({ body: bodyOf(next) }, { label: 'Edit paragraph', merge: `paragraph.${next.place}` })
  }
  const edit = (place: number, caretAt: number | undefined) =>
    setEditing({
      place,
      before: texts.slice(0, place),
      text: texts[place] ?? '',
      after: texts.slice(place + 1),
      caretAt,
    })

  return (
    <div className="grid divide-y divide-border rounded-card border border-border bg-surface">
      {blocks.map((block, place) =>
        editing?.place === place ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its words change
          <div key={place} className="grid gap-3 p-4">
            <TextareaField
              label={blockName(block.kind)}
              hint="Leave a blank line to start a new paragraph."
              autoFocus
              caretAt={editing.caretAt}
              className="field-sizing-content"
              value={editing.text}
              onKeyDown={(event) => {
                const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                if (isDone) setEditing(undefined)
              }}
              onWrite={(written) => write({ ...editing, text: written })}
            />
            <Button size="small" className="justify-self-start" onClick={() => setEditing(undefined)}>
              Done
            </Button>
          </div>
        ) : (
          <ParagraphCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its words change
            key={place}
            block={block}
            place={place}
            rewriting={canRewrite ? rewriting : undefined}
            isLocked={isLocked}
            onEdit={(caretAt) => edit(place, caretAt)}
          />
        ),
      )}
    </div>
  )
}
