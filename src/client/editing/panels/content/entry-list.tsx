import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Button } from '#client/ui/button.tsx'
import { addEntry, type Entry, type EntryList as ListName, moveEntry, removeEntry } from '#engine/edit/entries.ts'
import { SortableList } from '../sortable/sortable-list.tsx'
import { useContentActions } from './content-actions.ts'
import { useContentFocus } from './content-focus.ts'
import { EmptyNote } from './empty-note.tsx'
import { EntryCard } from './entry-card.tsx'

/** What one list of the resume looks like as cards. It stays the same object, so that closed cards are not redrawn. */
export type EntryKind<L extends ListName> = {
  list: L
  /** One of them in lower case, e.g. `experience`. */
  noun: string
  /** Of an entry that needs no title; otherwise it is told that it has none. */
  untitled?: string
  /** Said while there is none. */
  empty: string
  addLabel: string
  /** The latest comes first on a resume, and the one that is added is nearly always the latest. */
  addsFirst?: boolean
  create: () => Entry<L>
  titleOf: (entry: Entry<L>) => string
  summaryOf: (entry: Entry<L>) => string
  /** The field that takes the focus in a new entry. */
  firstField: string
  fields: (entry: Entry<L>) => ReactNode
}

type EntryListProps<L extends ListName> = { kind: EntryKind<L>; entries: readonly Entry<L>[] }

/** The entries of one list as cards, one open at a time, with all that can be done to them. */
export function EntryList<L extends ListName>({ kind, entries }: EntryListProps<L>) {
  const { change } = useContentActions()
  const { openEntry, focusField } = useContentFocus()
  const { list, noun } = kind

  const add = () => {
    const entry = kind.create()
    change((resume) => addEntry(resume, list, entry, kind.addsFirst ? 0 : undefined), { label: `Add ${noun}` })
    focusField(`${list}.${entry.id}.${kind.firstField}`)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {entries.length === 0 ? (
        <EmptyNote>{kind.empty}</EmptyNote>
      ) : (
        <SortableList
          label={`${capitalize(noun)} entries`}
          items={entries}
          onMove={(id, to) => change((resume) => moveEntry(resume, list, id, to), { label: `Move ${noun}` })}
        >
          {(entry) => <EntryRow kind={kind} entry={entry} isOpen={openEntry === entry.id} />}
        </SortableList>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        data-first-entry={entries.length === 0 ? '' : undefined}
        onClick={add}
      >
        <Plus />
        {kind.addLabel}
      </Button>
    </div>
  )
}

type EntryRowProps<L extends ListName> = { kind: EntryKind<L>; entry: Entry<L>; isOpen: boolean }

function EntryRow<L extends ListName>({ kind, entry, isOpen }: EntryRowProps<L>) {
  const { toggleEntry } = useContentFocus()
  const remove = useRemove(kind, entry)
  return useMemo(
    () => (
      <EntryCard
        title={kind.titleOf(entry) || (kind.untitled ?? `Untitled ${kind.noun}`)}
        summary={kind.summaryOf(entry)}
        path={`${kind.list}.${entry.id}`}
        isOpen={isOpen}
        onToggle={() => toggleEntry(entry.id)}
        onDelete={remove}
      >
        {isOpen && kind.fields(entry)}
      </EntryCard>
    ),
    [kind, entry, isOpen, toggleEntry, remove],
  )
}

/** Deletes right away and offers to restore the entry where it was. */
function useRemove<L extends ListName>({ list, noun }: EntryKind<L>, entry: Entry<L>): () => void {
  const { read, change, offerUndo } = useContentActions()
  return useCallback(() => {
    const index = read()[list].findIndex(({ id }) => id === entry.id)
    change((resume) => removeEntry(resume, list, entry.id), { label: `Delete ${noun}` })
    offerUndo(`${capitalize(noun)} deleted`, (resume) => {
      const isBack = resume[list].some(({ id }) => id === entry.id)
      return isBack ? resume : addEntry(resume, list, entry, Math.min(index, resume[list].length))
    })
  }, [read, change, offerUndo, list, noun, entry])
}

function capitalize(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
