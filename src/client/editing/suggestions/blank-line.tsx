import { Plus } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { fieldStyle } from '#client/ui/input.tsx'
import {
  type Answers,
  asksForNumber,
  fillPieces,
  findOpenBlanks,
  isTold,
  LONGEST_ANSWER,
  type Piece,
  parsePieces,
  questionOf,
} from '#engine/library/blanks.ts'

type BlankLineProps = {
  /** A line of the library with its blanks. */
  text: string
  /** What its button says. */
  addLabel?: string
  /** A word before the line, such as why it comes first. */
  note?: string | undefined
  /** What stands in the blanks at first. */
  initial?: Answers | undefined
  /** The sign of the person's money, where the resume tells it. */
  currency?: string | undefined
  /** The first line with a dashed blank says what that is. */
  explainsDashed?: boolean
  /** The answers, so that a line taken back need not be filled in again. */
  onAdd: (line: string, answers: Answers) => void
}

/** A sentence with fields in it. It can be added once every blank is filled but those of its optional part. */
export function BlankLine({
  text,
  addLabel = 'Add',
  note,
  initial = [],
  currency,
  explainsDashed = false,
  onAdd,
}: BlankLineProps) {
  const pieces = useMemo(() => parsePieces(text), [text])
  const [answers, setAnswers] = useState<Answers>(initial)
  const frame = useRef<HTMLDivElement>(null)
  const filled = fillPieces(pieces, answers, { currency })
  const isBegun = answers.some((given = '') => given.trim() !== '')

  const answer = (at: number, value: string) =>
    setAnswers((before) => {
      const next = [...before]
      next[at] = value
      return next
    })

  /** Where Enter leads from a blank: to one that is open, then to the result of the optional part, unless it is passed over. */
  const findNext = (from: number): number | undefined => {
    const [open] = findOpenBlanks(pieces, answers)
    if (open !== undefined || !answers[from]) return open
    return findOptionalBlanks(pieces).find((at) => at > from && !answers[at])
  }

  /** Enter continues to the next blank, and adds the line after the last. */
  const press = (event: KeyboardEvent<HTMLInputElement>, from: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = findNext(from)
    if (next !== undefined) frame.current?.querySelector<HTMLElement>(`[data-blank="${next}"]`)?.focus()
    else if (filled !== undefined) onAdd(filled, answers)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a running sentence
    <div ref={frame} role="group" aria-label={readAloud(pieces)} className="grid gap-2">
      {note && <p className="font-medium text-accent text-small">{note}</p>}
      <p className="text-pretty leading-9 touch:leading-11">
        {pieces.map((piece, place) =>
          piece.kind === 'text' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
            <span key={place} className={cn(!isTold(piece, pieces, answers) && 'text-text-3')}>
              {piece.text}
            </span>
          ) : (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
              key={place}
              aria-label={piece.option > 0 ? `${questionOf(pieces, piece)} (optional)` : questionOf(pieces, piece)}
              data-blank={piece.at}
              placeholder={questionOf(pieces, piece)}
              value={answers[piece.at] ?? ''}
              maxLength={LONGEST_ANSWER}
              size={Math.max(questionOf(pieces, piece).length, (answers[piece.at] ?? '').length, 3)}
              inputMode={asksForNumber(piece.ask) ? 'numeric' : 'text'}
              enterKeyHint={findNext(piece.at) === undefined ? 'done' : 'next'}
              autoComplete="off"
              className={cn(
                fieldStyle,
                'field-sizing-content mx-0.5 inline-block h-8 w-auto min-w-12 max-w-full px-2 align-baseline leading-6 placeholder:text-text-3 touch:h-9',
                piece.option > 0 && 'border-dashed',
              )}
              onChange={(event) => answer(piece.at, event.target.value)}
              onKeyDown={(event) => press(event, piece.at)}
            />
          ),
        )}
      </p>
      {explainsDashed && (
        <p className="text-small text-text-2">
          A blank with a dashed border can stay empty. The words around it are then left out too.
        </p>
      )}
      {/* A line nobody has begun says nothing of itself: three of them would fill a phone. */}
      <div className="flex min-h-8 flex-wrap items-center gap-3 empty:hidden touch:min-h-11">
        {filled === undefined && isBegun && <p className="text-small text-text-3">Fill in the blanks to add</p>}
        {filled !== undefined && (
          <Button size="small" onClick={() => onAdd(filled, answers)}>
            <Plus className="!size-4" />
            {addLabel}
          </Button>
        )}
        {filled !== undefined && !explainsDashed && pieces.some((piece) => !isTold(piece, pieces, answers)) && (
          <p className="text-small text-text-3">Dashed parts are optional</p>
        )}
      </div>
    </div>
  )
}

function findOptionalBlanks(pieces: readonly Piece[]): number[] {
  return pieces.flatMap((piece) => (piece.kind === 'blank' && piece.option > 0 ? [piece.at] : []))
}

function readAloud(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '…')).join('')
}
