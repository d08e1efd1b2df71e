import { ArrowDown, ArrowUp, Bold, List, ListOrdered, type LucideIcon } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { countLines } from '#engine/edit/lines.ts'
import { setField } from '#engine/edit/set-field.ts'
import { showBullets, storeBullets } from './bullet-text.ts'
import { useContentActions } from './content-actions.ts'
import { useFieldProblem } from './field-problems.ts'
import {
  continueBullet,
  dropSecondMark,
  joinBullet,
  moveLineAtCaret,
  pastePoints,
  putPoints,
  type Range,
  type Typed,
  toggleBold,
  toggleBullet,
} from './line-at-caret.ts'
import { LineList } from './line-list.tsx'
import { isStandIn, selectStandIn } from './text-field.tsx'
import { useSetField } from './use-set-field.ts'

const bulletHint = "Start lines with '-' or '*' for bullet points"
const LONE_BULLET = '• '

type DescriptionFieldProps = {
  path: string
  label: string
  value: string | undefined
  hint?: string
  optional?: boolean
  /** Whether the first words become a bullet: of a job they are, of a school they need not be. */
  startsAsList?: boolean
}

/**
 * A list to write in. Enter makes a bullet and Backspace joins two; bullets can be moved, made bold and pasted. One text
 * area holds them all: words can be marked over several lines, and keyboards of phones and screen readers know it.
 */
export const DescriptionField = memo(function DescriptionField({
  path,
  label,
  value = '',
  hint = bulletHint,
  optional = false,
  startsAsList = false,
}: DescriptionFieldProps) {
  const set = useSetField(path, label)
  const error = useFieldProblem(path)
  const area = useRef<HTMLTextAreaElement>(null)
  const wanted = useRef<Range | undefined>(undefined)
  const [isFocused, setIsFocused] = useState(false)
  const [isList, setIsList] = useState(startsAsList)
  const [isOrdering, setIsOrdering] = useState(false)
  const listId = useId()
  const isBlank = value === '' || (startsAsList && isStandIn(value))
  const shown = isBlank && isFocused && isList ? LONE_BULLET : showBullets(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret belongs to the text that has just been set
  useLayoutEffect(() => {
    if (wanted.current) area.current?.setSelectionRange(wanted.current.from, wanted.current.to)
    wanted.current = undefined
  }, [shown])

  const { change } = useContentActions()

  /** Typing merges into one step of undo; what has a name of its own is a step of its own. */
  const write = (text: string, selection: Range, step?: string) => {
    // A bullet without words says nothing, and a form must not take it for an answer.
    const isLone = /^\s*(?:•|[-*][ \t])\s*$/.test(text)
    if (isLone || text.trim() === '') setIsList(isLone)
    const next = isLone ? '' : storeBullets(text)
    if (showBullets(next) !== area.current?.value) wanted.current = selection
    const value = optional && next === '' ? undefined : next
    if (step) change((resume) => setField(resume, path, value), { label: step })
    else set(value)
  }
  const apply = (typed: Typed | undefined, step?: string) => {
    if (typed) write(typed.text, { from: typed.caret, to: typed.caret }, step)
    return typed !== undefined
  }
  const move = (by: 1 | -1) => apply(moveLineAtCaret(shown, readSelection(area.current).from, by), 'Move line')
  const makeBullet = () => {
    area.current?.focus()
    apply(toggleBullet(shown, readSelection(area.current).from), 'Bullet')
  }
  const makeBold = () => {
    const bold = toggleBold(shown, readSelection(area.current))
    if (bold) write(bold.text, bold, 'Bold')
  }

  const handleInput = (event: InputEvent) => {
    const { from, to } = readSelection(area.current)
    if (event.isComposing || from !== to) return
    const act = { insertLineBreak: continueBullet, deleteContentBackward: joinBullet }[event.inputType]
    if (act && apply(act(shown, from))) event.preventDefault()
  }

  const latest = useRef(handleInput)
  useLayoutEffect(() => {
    latest.current = handleInput
  })

  // The keyboards of phones do not say which key was pressed, only what it is meant to do.
  useEffect(() => {
    const element = area.current
    const listen = (event: InputEvent) => latest.current(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [])

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'b' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      makeBold()
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || countLines(value) < 2) return
    // Also where the line cannot go further: the key must not move the whole entry instead.
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = pastePoints(shown, readSelection(area.current), event.clipboardData.getData('text/plain'))
    if (apply(pasted, 'Paste lines')) event.preventDefault()
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    // The browser's own undo brings back what was there.
    const isBack = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('history')
    apply((isBack ? undefined : putPoints(shown, target.value)) ?? dropSecondMark(target.value, target.selectionStart))
  }

  const canMove = countLines(value) > 1
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <div>
            <div
              role="toolbar"
              aria-label="Line tools"
              className="@container flex items-center gap-0.5 rounded-t-control border border-field border-b-0 bg-sunken px-1"
            >
              <Tool label="Bullet" Icon={List} onPress={makeBullet} />
              <Tool label="Bold" Icon={Bold} isOff={isBlank} onPress={makeBold} />
              {canMove && <Tool label="Move line up" Icon={ArrowUp} onPress={() => move(-1)} />}
              {canMove && <Tool label="Move line down" Icon={ArrowDown} onPress={() => move(1)} />}
              {canMove && (
                <Button
                  variant="ghost"
                  size="small"
                  className="ml-auto px-2 text-text-2"
                  aria-expanded={isOrdering}
                  aria-controls={isOrdering ? listId : undefined}
                  onClick={() => setIsOrdering(!isOrdering)}
                >
                  <ListOrdered className="!size-4" />
                  <span className="@max-[19rem]:sr-only">{isOrdering ? 'Done reordering' : 'Reorder bullets'}</span>
                </Button>
              )}
            </div>
            <Textarea
              {...control}
              ref={area}
              data-field={path}
              value={shown}
              autoCapitalize="sentences"
              className="field-sizing-content max-h-140 min-h-28 rounded-t-none"
              onFocus={(event) => {
                setIsFocused(true)
                selectStandIn(event)
              }}
              onBlur={() => {
                setIsFocused(false)
                setIsList(startsAsList)
              }}
              onKeyDown={handleKey}
              onPaste={handlePaste}
              onChange={handleChange}
            />
          </div>
        )}
      </Field>
      {isOrdering && canMove && <LineList id={listId} label={label} text={value} onChange={(text) => set(text)} />}
    </div>
  )
})

type ToolProps = { label: string; Icon: LucideIcon; isOff?: boolean; onPress: () => void }

function Tool({ label, Icon, isOff = false, onPress }: ToolProps) {
  return (
    <IconTooltip label={label}>
      <Button
        variant="ghost"
        size="small"
        className="px-2 text-text-2"
        disabled={isOff}
        // The selection keeps the focus, and a phone's keyboard stays open.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon className="!size-4" />
      </Button>
    </IconTooltip>
  )
}

function readSelection(area: HTMLTextAreaElement | null): Range {
  return { from: area?.selectionStart ?? 0, to: area?.selectionEnd ?? 0 }
}
