import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useContentFocus } from '#client/editing/panels/content/content-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { addEntry, type Entry, type EntryList, removeEntry } from '#engine/edit/entries.ts'
import { EntryFieldset } from '../fields/entry-fieldset.tsx'

export type StepEntryKind<L extends EntryList> = {
  list: L
  /** One of them, e.g. `Experience`. */
  noun: string
  addLabel: string
  create: () => Entry<L>
  /** What a closed entry shows of itself: its name, and a line or two below it. */
  titleOf: (entry: Entry<L>) => string
  summaryOf: (entry: Entry<L>) => string
  /** The field that takes the focus in a new entry. */
  firstField: string
  fields: (entry: Entry<L>, index: number) => ReactNode
}

type EntriesStepProps<L extends EntryList> = { kind: StepEntryKind<L>; entries: readonly Entry<L>[] }

/** A step made of entries: any number of them, but at least one; the one being edited is open, the others are a line each. */
export function EntriesStep<L extends EntryList>({ kind, entries }: EntriesStepProps<L>) {
  const { read, change, offerUndo } = useContentActions()
  const { focusField, openEntry, toggleEntry } = useContentFocus()
  const { list, noun } = kind
  // What is still to be filled in is open from the start, until somebody closes it.
  const [unfinished, setUnfinished] = useState(() => entries.find((entry) => kind.titleOf(entry) === '')?.id)
  const openId = openEntry ?? unfinished

  const toggle = (id: string) => {
    setUnfinished(undefined)
    if (openEntry !== undefined || openId !== id) toggleEntry(id)
  }

  const add = () => {
    const entry = kind.create()
    change((resume) => addEntry(resume, list, entry), { label: `Add ${noun.toLowerCase()}` })
    focusField(`${list}.${entry.id}.${kind.firstField}`)
  }

  const remove = (entry: Entry<L>) => {
    const before = read()[list]
    const index = before.findIndex(({ id }) => id === entry.id)
    const neighbour = before[index + 1] ?? before[index - 1]
    change((resume) => removeEntry(resume, list, entry.id), { label: `Delete ${noun.toLowerCase()}` })
    offerUndo(`${noun} deleted`, (resume) => {
      const isBack = resume[list].some(({ id }) => id === entry.id)
      return isBack ? resume : addEntry(resume, list, entry, Math.min(index, resume[list].length))
    })
    if (neighbour) focusField(`${list}.${neighbour.id}.${kind.firstField}`)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {entries.map((entry, index) => (
        <EntryFieldset
          key={entry.id}
          legend={`${noun} ${index + 1}`}
          title={kind.titleOf(entry)}
          summary={kind.summaryOf(entry)}
          isOpen={entries.length === 1 || openId === entry.id}
          onToggle={entries.length > 1 ? () => toggle(entry.id) : undefined}
          onRemove={entries.length > 1 ? () => remove(entry) : undefined}
        >
          {kind.fields(entry, index)}
        </EntryFieldset>
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Plus />
        {kind.addLabel}
      </Button>
    </div>
  )
}
