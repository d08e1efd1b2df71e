import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { Dialog, DialogContent, DialogHeader } from '#client/ui/dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { type Command, findCommands } from './find-commands.ts'
import { Key } from './key.tsx'

type CommandPaletteProps = {
  /** Asked for when the list opens, so that nothing is gathered at each keystroke of the document. */
  getCommands: () => readonly Command[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Everything that can be done here, found by typing. */
export function CommandPalette({ getCommands, isOpen, onOpenChange }: CommandPaletteProps) {
  const chosen = useRef<Command>(undefined)

  const runChosen = () => {
    const command = chosen.current
    chosen.current = undefined
    // After the focus has gone back to where it was: what the command opens may want it.
    if (command) setTimeout(command.run)
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="gap-3 self-start sm:mt-[10vh]" onCloseAutoFocus={runChosen}>
        <DialogHeader title="Commands" description="Type what you want to do, then press Enter." isDescriptionHidden />
        <CommandList
          getCommands={getCommands}
          onChoose={(command) => {
            chosen.current = command
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

type CommandListProps = Pick<CommandPaletteProps, 'getCommands'> & { onChoose: (command: Command) => void }

function CommandList({ getCommands, onChoose }: CommandListProps) {
  const [commands] = useState(getCommands)
  const [words, setWords] = useState('')
  const [place, setPlace] = useState(0)
  const found = useMemo(() => findCommands(commands, words), [commands, words])
  const id = useId()
  const marked = found[place]

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const next = (place + step + found.length) % found.length
      setPlace(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (marked) onChoose(marked)
    }
  }

  return (
    <div className="grid gap-2">
      <Input
        role="combobox"
        aria-label="Find a command"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked && `${id}-${place}`}
        value={words}
        placeholder="What do you want to do?"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setWords(event.target.value)
          setPlace(0)
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Commands"
        tabIndex={-1}
        className="-mx-2 max-h-[min(50vh,24rem)] overflow-y-auto"
      >
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above, which keeps the focus
          <div
            key={command.label}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            onClick={() => onChoose(command)}
            onPointerMove={() => setPlace(index)}
            className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-chip px-3 text-small aria-selected:bg-hover touch:min-h-11"
          >
            <span>{command.label}</span>
            <span className="flex shrink-0 items-center gap-1 text-micro text-text-2">
              {command.keys?.map((key) => <Key key={key} name={key} />) ?? command.group}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-text-2 empty:hidden">
        {found.length === 0 && 'No matching commands.'}
      </p>
    </div>
  )
}
