import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { addEntry, type Entry, type EntryList as ListName, moveEntry, removeEntry } from '#engine/edit/entries.ts'
import { SortableList } from '../sortable/sortable-list.tsx'
import { useContentActions } from './content-actions.ts'
import { useContentFocus } from './content-focus.ts'
import { EntryCard } from './entry-card.tsx'

export type EntryListProps<L extends ListName> = {
  list: L
  entries: readonly Entry<L>[]
  /** One of them in lower case, e.g. `experience`. */
  noun: string
  /** Said while there is none. */
  empty: string
  addLabel: string
  create: () => Entry<L>
  titleOf: (entry: Entry<L>) => string
  summaryOf: (entry: Entry<L>) => string
  /** The field that takes the focus in a new entry. */
  firstField: string
  children: (entry: Entry<L>) => ReactNode
}

/** The entries of one list as cards, one open at a time, with all that can be done to them. */
export function EntryList<L extends ListName>({
  list,
  entries,
  noun,
  empty,
  addLabel,
  create,
  titleOf,
  summaryOf,
  firstField,
  children,
}: EntryListProps<L>) {
  const { read, change, offerUndo } = useContentActions()
  const { openEntry, toggleEntry, focusField } = useContentFocus()

  const add = () => {
    const entry = create()
    change((resume) => addEntry(resume, list, entry), { label: `Add ${noun}` })
    focusField(`${list}.${entry.id}.${firstField}`)
  }

  const remove = (entry: Entry<L>) => {
    const index = read()[list].findIndex(({ id }) => id === entry.id)
    change((resume) => removeEntry(resume, list, entry.id), { label: `Delete ${noun}` })
    offerUndo(`${capitalize(noun)} deleted`, (resume) => {
      const isBack = resume[list].some(({ id }) => id === entry.id)
      return isBack ? resume : addEntry(resume, list, entry, Math.min(index, resume[list].length))
    })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {entries.length === 0 ? (
        <EmptyNote>{empty}</EmptyNote>
      ) : (
        <SortableList
          label={`${capitalize(noun)} entries`}
          items={entries}
          onMove={(id, to) => change((resume) => moveEntry(resume, list, id, to), { label: `Move ${noun}` })}
        >
          {(entry) => (
            <EntryCard
              title={titleOf(entry) || `Untitled ${noun}`}
              summary={summaryOf(entry)}
              isOpen={openEntry === entry.id}
              onToggle={() => toggleEntry(entry.id)}
              onDelete={() => remove(entry)}
            >
              {children(entry)}
            </EntryCard>
          )}
        </SortableList>
      )}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Plus aria-hidden strokeWidth={1.5} />
        {addLabel}
      </Button>
    </div>
  )
}

export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-border border-dashed px-4 py-6 text-center text-small text-text-2">
      {children}
    </p>
  )
}

function capitalize(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
