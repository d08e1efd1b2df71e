import { useId } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { ParagraphRole } from '#engine/writing/letter/letter.ts'
import type { ParagraphWish } from '#shared/api/assistant.ts'
import type { BlockKind, LetterBlock } from './letter-blocks.ts'
import type { Rewriting } from './use-rewrite-paragraph.ts'

const kindNames: Record<BlockKind, string> = {
  greeting: 'Greeting',
  opening: 'Opening',
  proof: 'Why you fit',
  fit: 'Fit',
  close: 'Closing',
  signature: 'Signature',
  paragraph: 'Paragraph',
}

const fromNames = { resume: 'You', posting: 'The job' } as const

/** What can be asked for; a paragraph of the person's own is judged as what it most likely is. */
const roles: Partial<Record<BlockKind, ParagraphRole>> = {
  opening: 'opening',
  proof: 'proof',
  fit: 'fit',
  close: 'close',
  paragraph: 'fit',
}

/** Words alone, so that all three stand beside the name of the paragraph on a phone. */
const toolStyle = 'px-2 text-text-2'

type ParagraphCardProps = {
  block: LetterBlock
  place: number
  /** Undefined where nothing is known that it could be written from. */
  rewriting: Rewriting | undefined
  /** A whole letter is on its way, and would find another one than it was asked for. */
  isLocked: boolean
  /** Where in the text somebody pressed, if they did. */
  onEdit: (caretAt?: number) => void
}

/** A paragraph as it will be read, what can be done with it, and what it rests on. */
export function ParagraphCard({ block, place, rewriting, isLocked, onEdit }: ParagraphCardProps) {
  const title = useId()
  const { kind, text, sources } = block
  const role = roles[kind]
  const isBusy = rewriting?.busy === place
  const note = rewriting?.note?.place === place ? rewriting.note : undefined
  const ask = (wish: ParagraphWish) => role && rewriting?.ask({ place, text, role, wish })
  return (
    <article aria-labelledby={title} aria-busy={isBusy} className="grid grid-cols-1 gap-1 px-4 pt-2 pb-4">
      <div className="-mr-2 flex items-center">
        <h3 id={title} className="min-w-0 flex-1 font-semibold text-small text-text-2">
          {kindNames[kind]}
        </h3>
        {role && rewriting && (
          <>
            <Button
              size="small"
              variant="ghost"
              className={toolStyle}
              disabled={isLocked || rewriting.busy !== undefined}
              onClick={() => ask('rewrite')}
            >
              Rewrite
            </Button>
            <Button
              size="small"
              variant="ghost"
              className={toolStyle}
              disabled={isLocked || rewriting.busy !== undefined}
              onClick={() => ask('shorter')}
            >
              Shorter
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="ghost"
          className={toolStyle}
          aria-label={`Edit ${kindNames[kind].toLowerCase()}`}
          disabled={isLocked || isBusy}
          onClick={() => onEdit()}
        >
          Edit
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse; the button above does the same */}
      <p
        className="wrap-anywhere cursor-text whitespace-pre-line"
        onClick={({ clientX, clientY }) => {
          // Somebody who selected text wants to copy it.
          if (isLocked || isBusy || window.getSelection()?.isCollapsed === false) return
          const caret = document.caretPositionFromPoint?.(clientX, clientY)
          onEdit(caret?.offsetNode instanceof Text ? caret.offset : undefined)
        }}
      >
        {text}
      </p>
      {isBusy && (
        <span role="status" className="flex items-center gap-2 text-small text-text-2">
          <Spinner />
          Processing...
          <Button size="small" variant="ghost" onClick={rewriting?.stop}>
            Stop
          </Button>
        </span>
      )}
      {note?.isProblem && <Alert>{note.text}</Alert>}
      {note && !note.isProblem && (
        <p role="status" className="text-small text-text-2">
          {note.text}
        </p>
      )}
      {sources.length > 0 && (
        <details className="text-small">
          <summary className="w-fit cursor-pointer rounded-chip text-text-2 hover:text-text">Sources</summary>
          <ul className="mt-2 grid gap-1.5">
            {sources.map(({ from, quote }) => (
              <li key={`${from} ${quote}`} className="wrap-anywhere">
                <span className="text-text-3">{fromNames[from]}: </span>
                <q className="bg-marker/40">{quote}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

export const blockName = (kind: BlockKind): string => kindNames[kind]
